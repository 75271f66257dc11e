/** The cookie for the ticket of a sign-in that waits for its second step. */
export const STEP_COOKIE = 'sd_step'
