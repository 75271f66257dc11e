/** Why a recording ended. */
export const recordingEnds = [
  'STOPPED',
  'LESSON_OVER',
  'ROOM_EMPTY',
  'TOO_LARGE',
  'DISK_FULL',
  'FAILED',
] as const
export type RecordingEndReason = (typeof recordingEnds)[number]
/** Why it became no lesson. */
export const recordingFailures = ['NOTHING', 'DISK_FULL', 'QUOTA_FULL', 'CLASS_FULL', 'FAILED'] as const
export type RecordingFailure = (typeof recordingFailures)[number]
/** Why nothing can be recorded here. */
export const recordingOffs = ['OFF', 'UNSUPPORTED', 'NO_TRANSCODER'] as const
export type RecordingOff = (typeof recordingOffs)[number]
export const recordingStates = ['RECORDING', 'PROCESSING', 'READY', 'FAILED'] as const
export type RecordingState = (typeof recordingStates)[number]

/** An empty room is recorded for so long: a host may lose the connection. */
export const EMPTY_MINUTES = 5
/** The files of a recording that became no lesson are kept for so long. docs/rules.md R-1023. */
export const KEPT_DAYS = 14

interface Running {
  /** When the room closes for everybody. */
  closesAt: Date
  emptySince: Date | null
}
/** Why a recording ends now by itself; null where it goes on. docs/rules.md R-1021. */
export function endOf({ closesAt, emptySince }: Running, now: Date): 'LESSON_OVER' | 'ROOM_EMPTY' | null {
  if (now >= closesAt) return 'LESSON_OVER'
  const isAbandoned = emptySince !== null && now.getTime() - emptySince.getTime() >= EMPTY_MINUTES * 60_000
  return isAbandoned ? 'ROOM_EMPTY' : null
}
