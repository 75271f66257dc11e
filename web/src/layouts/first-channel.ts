const KEY = 'isFirstChannel'

/**
 * Stores in the browser that a first site was just opened, until the owner has closed the hint about its management.
 */
export const recordFirstChannel = () => localStorage.setItem(KEY, 'true')
export const isFirstChannel = () => localStorage.getItem(KEY) === 'true'
export const forgetFirstChannel = () => localStorage.removeItem(KEY)
