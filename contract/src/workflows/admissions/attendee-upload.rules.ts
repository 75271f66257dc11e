/** What is wrong with a row of an uploaded spreadsheet of learners. */
export const attendeeRowFaults = [
  'WHO_MISSING',
  'EMAIL_WRONG',
  'PHONE_WRONG',
  'UNTIL_WRONG',
  'UNTIL_PAST',
  'NOT_A_MEMBER',
  'SEVERAL_MEMBERS',
  'BLOCKED',
  'DUPLICATE',
  'ALREADY',
] as const
export type AttendeeRowFault = (typeof attendeeRowFaults)[number]
