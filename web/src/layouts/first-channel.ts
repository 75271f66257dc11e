const KEY = 'isFirstChannel'

/** Somebody just opened their first site: kept by the browser until they have read how to come back to its management. */
export const noteFirstChannel = () => localStorage.setItem(KEY, 'true')
export const isFirstChannel = () => localStorage.getItem(KEY) === 'true'
export const forgetFirstChannel = () => localStorage.removeItem(KEY)
