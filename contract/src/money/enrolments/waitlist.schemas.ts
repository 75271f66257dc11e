/** How long somebody who was let into a paid class has to pay. */
export const PAY_INVITATION_HOURS = 48

/** What staff decide about applicants: let in, keep in reserve, or end (what was paid goes back in full). */
export const decisions = ['APPROVE', 'STANDBY', 'CANCEL'] as const
export type Decision = (typeof decisions)[number]
export const MAX_DECIDED = 200

/** What happened to somebody who waits. */
export const waitSteps = ['APPLIED', 'INVITED', 'INVITATION_OVER', 'REFUSED', 'STANDBY'] as const
