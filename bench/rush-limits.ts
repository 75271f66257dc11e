/** So many people press for so many seats, each at a moment of their own within this time. */
export const RUSH_PEOPLE = 2000
export const RUSH_SEATS = 100
export const RUSH_MS = 1000
