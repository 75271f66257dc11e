/** An invitation is forgotten after so many days, with the address it went to. docs/rules.md R-823. */
export const INVITATION_DAYS = 30
/** As many people a site invites within a day. */
export const MAX_INVITED_A_DAY = 2000
/** As many mails one address gets within {@link INVITATION_DAYS}, whatever staff withdraw in between. */
export const MAX_MAILS_TO_ONE = 3

/** What is wrong with a row of an uploaded spreadsheet of people to invite. */
export const memberRowFaults = [
  'EMAIL_MISSING',
  'EMAIL_WRONG',
  'NAME_MISSING',
  'NAME_LONG',
  'PHONE_WRONG',
  'DUPLICATE',
  'BLOCKED',
  'MEMBER',
  'INVITED',
] as const
export type MemberRowFault = (typeof memberRowFaults)[number]
