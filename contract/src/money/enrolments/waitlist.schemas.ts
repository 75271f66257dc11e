/** How long somebody who was let into a paid class has to pay. */
export const PAY_INVITATION_HOURS = 48

/** So many days after recruiting ended, staff can still decide about a paid application; then everything goes back. */
export const DECIDE_DAYS = 14

/** What staff decide about applicants: let in, keep in reserve, or end (what was paid goes back in full). */
export const decisions = ['APPROVE', 'STANDBY', 'CANCEL'] as const
export type Decision = (typeof decisions)[number]
export const MAX_DECIDED = 200

/** What happened to somebody who waits. */
export const waitSteps = ['APPLIED', 'INVITED', 'INVITATION_OVER', 'REFUSED', 'STANDBY', 'OVER'] as const

/** Whether the money of an application that is paid with it is there. Applications of before, and free ones, have neither. */
export const waitPayments = ['OPEN', 'PAID'] as const
export type WaitPayment = (typeof waitPayments)[number]
