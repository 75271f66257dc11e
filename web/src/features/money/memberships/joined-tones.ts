/** How the state of a joined membership is coloured. */
export const joinedTones = {
  STARTING: 'plain',
  ACTIVE: 'ok',
  PAST_DUE: 'soon',
  CANCEL_AT_END: 'plain',
  ENDED: 'plain',
} as const
