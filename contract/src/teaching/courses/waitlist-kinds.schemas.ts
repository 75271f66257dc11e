/** On the waitlist for a free seat, or waiting for approval by staff. */
export const waitKinds = ['LIST', 'APPROVAL'] as const
export type WaitKind = (typeof waitKinds)[number]
