/** So many of each kind are shown. */
export const MAX_SHOWN = 6
/** What is sought holds at most so many letters. */
export const LONGEST_SEARCH = 60
