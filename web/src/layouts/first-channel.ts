const KEY = 'isFirstChannel'

/** Marks that a first site was just opened: kept by the browser until the owner has read where its management is. */
export const noteFirstChannel = () => localStorage.setItem(KEY, 'true')
export const isFirstChannel = () => localStorage.getItem(KEY) === 'true'
export const forgetFirstChannel = () => localStorage.removeItem(KEY)
