export const workStates = ['SUBMITTED', 'APPROVED', 'RETURNED'] as const
export type WorkState = (typeof workStates)[number]
