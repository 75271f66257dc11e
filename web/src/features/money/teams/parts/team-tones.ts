/** How the state of a team is coloured. */
export const teamTones = {
  STARTING: 'plain',
  ACTIVE: 'ok',
  PAST_DUE: 'soon',
  CANCEL_AT_END: 'plain',
  ENDED: 'plain',
} as const
