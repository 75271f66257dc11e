/** The most courses a site can place first. */
export const MAX_FIRST = 100
