/** The colour of each state of work. */
export const workTones = { SUBMITTED: 'soon', RETURNED: 'plain', APPROVED: 'ok' } as const
