const MINUTE = 60_000
/** How long an operator may look, and how long a request waits. docs/rules.md R-1153. */
export const INSPECTION_MINUTES = 60
export const REQUEST_DAYS = 7
export const LONGEST_INSPECTION_REASON = 500

export const inspectionStates = ['REQUESTED', 'ALLOWED', 'REFUSED', 'ENDED'] as const
export type InspectionState = (typeof inspectionStates)[number]

interface Inspection {
  state: InspectionState
  requestedAt: Date
  endsAt: Date | null
}
/** How it stands now: a request that nobody answers and an hour that is over end by themselves. docs/rules.md R-1153. */
export function stateNow({ state, requestedAt, endsAt }: Inspection, now: Date): InspectionState {
  if (state === 'REQUESTED')
    return now.getTime() - requestedAt.getTime() < REQUEST_DAYS * 24 * 60 * MINUTE ? state : 'ENDED'
  return state === 'ALLOWED' && endsAt !== null && now >= endsAt ? 'ENDED' : state
}
export const endOfInspection = (allowedAt: Date) =>
  new Date(allowedAt.getTime() + INSPECTION_MINUTES * MINUTE)
