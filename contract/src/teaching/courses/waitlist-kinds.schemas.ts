/** In line for a place that comes free, or waiting for staff to decide. */
export const waitKinds = ['LIST', 'APPROVAL'] as const
export type WaitKind = (typeof waitKinds)[number]
