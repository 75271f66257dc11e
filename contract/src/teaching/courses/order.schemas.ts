/** A site shows so many of its classes before all others. */
export const MOST_FIRST = 100
