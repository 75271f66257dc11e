import type { RefusalName } from '../../http/refusals.ts'
import { isHost, type LiveUserType } from '../../teaching/curriculum/live-items.rules.ts'
import { liveTypes, type LiveType } from '../../values/type-codes.ts'

/** What a participant may send; the names are those of livekit-client. */
export const roomSources = ['camera', 'microphone', 'screen_share', 'screen_share_audio'] as const
export type RoomSource = (typeof roomSources)[number]

/** Everybody may speak in a meeting; in a webinar its hosts alone. docs/rules.md R-961. */
export const sourcesFor = (liveType: LiveType, userType: LiveUserType): readonly RoomSource[] =>
  liveType === liveTypes.webinar && !isHost(userType) ? [] : roomSources

/** A person in front of a video room: waiting, admitted, declined, or removed for good. */
export const entryStates = ['WAITING', 'ADMITTED', 'DECLINED', 'REMOVED'] as const
export type EntryState = (typeof entryStates)[number]

interface RoomEntry {
  userType: LiveUserType
  /** The state that was stored before; null for a person who never came. */
  stored: EntryState | null
  hasWaitingRoom: boolean
  isLocked: boolean
}
/**
 * The state of a person who comes to the room. Hosts always enter. A locked room admits those alone who were admitted before, and
 * nobody returns who was removed. docs/rules.md R-962.
 */
export function entryStateOf({
  userType,
  stored,
  hasWaitingRoom,
  isLocked,
}: RoomEntry): EntryState | 'LOCKED' {
  if (isHost(userType)) return 'ADMITTED'
  if (stored === 'REMOVED' || stored === 'DECLINED' || stored === 'ADMITTED') return stored
  if (isLocked) return 'LOCKED'
  return hasWaitingRoom ? 'WAITING' : 'ADMITTED'
}

/** The refusal of a token for a person in this state; null when they may enter. */
export const entryRefusals: Record<EntryState | 'LOCKED', RefusalName | null> = {
  ADMITTED: null,
  WAITING: 'VIDEO_ROOM_WAITING',
  DECLINED: 'VIDEO_ROOM_DECLINED',
  REMOVED: 'VIDEO_ROOM_REMOVED',
  LOCKED: 'VIDEO_ROOM_LOCKED',
}

/** A participant of the room: the number of the user, and a key of the tab. docs/rules.md R-963. */
export const identityOf = (userSeq: number, tab: string) => `${userSeq}-${tab}`
const IDENTITY = /^([1-9]\d{0,15})-[a-z0-9]{1,16}$/
export const userSeqOf = (identity: string) => {
  const [, userSeq] = IDENTITY.exec(identity) ?? []
  return userSeq === undefined ? null : Number(userSeq)
}

export const MAX_MESSAGE_LETTERS = 500
export const MESSAGES_AT_ONCE = 100

/** What people show each other for a few seconds, by number in the messages of the socket. */
export const reactions = ['👏', '👍', '❤️', '😂', '😮', '🎉'] as const

interface Interval {
  joinedAt: Date
  leftAt: Date | null
}
/**
 * The whole minutes that a person was inside, from the union of the intervals of their tabs: two devices at once count once. An
 * open interval ends now. docs/rules.md R-966.
 */
export function minutesInside(intervals: readonly Interval[], now: Date) {
  let total = 0
  let until = 0
  for (const { joinedAt, leftAt } of intervals.toSorted((one, other) => +one.joinedAt - +other.joinedAt)) {
    const end = +(leftAt ?? now)
    const start = Math.max(+joinedAt, until)
    if (end <= start) continue
    total += end - start
    until = end
  }
  return Math.floor(total / 60_000)
}

/** The minutes by which a learner may come late or leave early without a mark. docs/rules.md R-967. */
export const LATE_MINUTES = 10
interface LessonTimes {
  startsAt: Date
  endsAt: Date
}
export function presenceMarks(
  { joinedAt, leftAt }: Interval,
  { startsAt, endsAt }: LessonTimes,
): { isLate: boolean; leftEarly: boolean } {
  const tolerance = LATE_MINUTES * 60_000
  return {
    isLate: +joinedAt > +startsAt + tolerance,
    leftEarly: leftAt !== null && +leftAt < +endsAt - tolerance,
  }
}
