export const enrolmentStates = ['PENDING_PAYMENT', 'WAITING', 'APPROVED', 'CANCELLED', 'EXPIRED'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]
