import type { RefusalName } from '../../http/refusals.ts'
import { isHost, type LiveUserType } from '../../teaching/curriculum/live-items.rules.ts'
import { liveTypes, type LiveType } from '../../values/type-codes.ts'

/** What a participant may send; the names are those of livekit-client. */
export const roomSources = ['camera', 'microphone', 'screen_share', 'screen_share_audio'] as const
export type RoomSource = (typeof roomSources)[number]

/** Everybody may speak in a meeting; in a webinar its hosts, and learners whom they brought onto the stage. docs/rules.md R-961. */
export const sourcesFor = (
  liveType: LiveType,
  userType: LiveUserType,
  isOnStage = false,
): readonly RoomSource[] =>
  liveType === liveTypes.webinar && !isHost(userType) && !isOnStage ? [] : roomSources

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

/** The connections of a person that a new one replaces. docs/rules.md R-963. */
export const otherDevices = <Connection extends { identity: string }>(
  open: readonly Connection[],
  identity: string,
) => open.filter((one) => one.identity !== identity)

export const MAX_MESSAGE_LETTERS = 500
/** What a message may carry: a picture, or a PDF. docs/rules.md R-1003. */
export const messageFileKinds = ['live_picture', 'live_document'] as const

export const MESSAGES_AT_ONCE = 100
/** How many messages a page of the record of a lesson holds. */
export const RECORD_PAGE = 50

/** What people show each other for a few seconds, by number in the messages of the socket. */
export const reactions = ['like', 'heart', 'smile', 'surprise', 'celebrate', 'question'] as const
export type Reaction = (typeof reactions)[number]

export const POLL_CHOICES = { min: 2, max: 6 } as const
export const MAX_QUESTION_LETTERS = 200
export const MAX_CHOICE_LETTERS = 80

interface PollViewer {
  isHost: boolean
  hasVoted: boolean
  isClosed: boolean
}
/** Hosts see the votes as they come; others once they voted or the poll is closed, so that nobody follows the many. docs/rules.md R-969. */
export const seesVotes = (viewer: PollViewer) => viewer.isHost || viewer.hasVoted || viewer.isClosed

/** A share in whole percent; 0 without votes. */
export const percentOf = (count: number, total: number) =>
  total === 0 ? 0 : Math.round((count * 100) / total)
