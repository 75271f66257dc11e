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

/** What became of a row of an upload: people who need no invitation are skipped and counted. docs/rules.md R-879. */
export type RowEnd = 'DONE' | 'SKIPPED' | 'FAILED' | 'OPEN'
const skipped: readonly (MemberRowFault | null)[] = ['DUPLICATE', 'MEMBER', 'INVITED']
export function endOfRow({
  fault,
  outcome,
}: {
  fault: MemberRowFault | null
  outcome: 'DONE' | 'ALREADY' | 'FAILED' | null
}): RowEnd {
  if (outcome === 'ALREADY' || skipped.includes(fault)) return 'SKIPPED'
  if (fault !== null) return 'FAILED'
  return outcome ?? 'OPEN'
}
