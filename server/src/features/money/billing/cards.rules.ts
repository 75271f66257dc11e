/** How long a payer may take at the provider. docs/rules.md R-830. */
const REGISTRATION_MS = 60 * 60_000

export const isRegistrationOpen = (requestedAt: Date, now: Date) =>
  now.getTime() - requestedAt.getTime() < REGISTRATION_MS

/** The earliest begin of a registration that may still be completed. */
export const oldestOpenRegistration = (now: Date) => new Date(now.getTime() - REGISTRATION_MS)
