const DAY = 86_400_000
const REVIEW_DAYS = 30

/** When access ends: days after it began, or never for -1. docs/rules.md R-121. */
export const accessEnds = (vodDays: number, from: Date): Date | null =>
  vodDays === -1 ? null : new Date(from.getTime() + vodDays * DAY)

/** A review may be written until a month after access ended; without an end there is no deadline. docs/rules.md R-122. */
export const reviewExpires = (validAt: Date | null): Date | null =>
  validAt === null ? null : new Date(validAt.getTime() + REVIEW_DAYS * DAY)
