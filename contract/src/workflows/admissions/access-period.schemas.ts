/** Ten years. */
export const MAX_DAYS = 3650
