/** MEMBERSHIP: charges of memberships, also those that were not paid. GOODS: sales of classes with goods that are sent. */
export const studioPaymentTypes = ['MEMBERSHIP', 'GOODS'] as const
export type StudioPaymentType = (typeof studioPaymentTypes)[number]

export const studioPaymentStates = ['REQUESTED', 'PAID', 'FAILED', 'REFUNDED'] as const
export type StudioPaymentState = (typeof studioPaymentStates)[number]
