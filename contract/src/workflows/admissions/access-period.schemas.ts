/** Ten years. */
export const MOST_DAYS = 3650
