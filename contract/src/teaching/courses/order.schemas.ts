/** A site shows so many of its classes before all others. */
export const MAX_FIRST = 100
