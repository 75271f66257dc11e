import type { RoomSource } from 'contract/learning/live-rooms/live-rooms.rules'
import type { AudienceOff } from 'contract/teaching/curriculum/live-items.rules'

/** What a participant may send, under LiveKit's names. */
export { roomSources as trackSources } from 'contract/learning/live-rooms/live-rooms.rules'
export type TrackSource = RoomSource

export interface JoinGrant {
  /** See `roomName`. */
  room: string
  /** One for each participant of a room: a second device with the same identity replaces the first. */
  identity: string
  name: string
  sources: readonly TrackSource[]
  /** Hidden from the others, and sees all of them. */
  isHidden?: boolean
  metadata?: string
}

export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

interface JoinToken {
  /** As livekit-client takes it. */
  url: string
  /** May be used to join for five minutes. */
  token: string
  iceServers: IceServer[]
}

/** Why nobody can meet. */
export type MediaUnavailable = 'OFF' | 'STARTING' | 'NO_PORT'

/** A participant came or went. */
export interface PresenceEvent {
  kind: 'joined' | 'left'
  room: string
  identity: string
  at: Date
}

/** Why a recording ended by itself. */
export const recordingProblems = ['DISK_FULL', 'TOO_LARGE', 'FAILED'] as const
export type RecordingProblem = (typeof recordingProblems)[number]

export interface RecordingOrder {
  room: string
  /** Of its folder, see `recordingName`. */
  name: string
  maxBytes: number
}
/** Everything is on the disk. */
export interface RecordingEnd {
  room: string
  name: string
  /** Null where it was stopped. */
  problem: RecordingProblem | null
  bytes: number
  at: Date
}

export interface BroadcastOrder {
  room: string
  /** Of its folder, see `broadcastName`. */
  name: string
  /** In milliseconds; a later order lets it go on. */
  until: number
}

/** What the operator is shown. */
export interface LiveMediaStatus {
  problem: MediaUnavailable | 'NO_BINARY' | null
  /** Of the media process, over UDP; null without one in this process. */
  port: number | null
  /** How often the media process ended by itself. */
  crashes: number
  rooms: number
  participants: number
  /** Rooms that an audience watches; null where none can be. */
  broadcasts: number | null
}

/** Live rooms: browsers meet with livekit-client, at the media process of the product or at a LiveKit server. */
export interface LiveMedia {
  kind: 'embedded' | 'livekit'
  /** Null when people can meet. */
  unavailable(): MediaUnavailable | null
  status(): LiveMediaStatus
  /** `origin` is that of the site, such as `https://haru.example.com`. */
  issueToken(grant: JoinGrant, origin: string): JoinToken
  /** What somebody may send from now on; tracks of other sources end. */
  setSources(room: string, identity: string, sources: readonly TrackSource[]): Promise<void>
  mute(room: string, identity: string, source: TrackSource): Promise<void>
  /** Ends their connection; the token they hold does not let them return. */
  remove(room: string, identity: string): Promise<void>
  close(room: string): Promise<void>
  /** Whether `record` does anything. */
  canRecord: boolean
  /** Once for all or again: what is recorded goes on, also in another process. Files are in the folder of the settings. */
  record(order: RecordingOrder): Promise<void>
  stopRecord(room: string, name: string): Promise<void>
  /** Whether `broadcast` does anything. */
  canBroadcast: boolean
  /** Lets the audience of a room see it, until the moment in the order: again for as long as somebody watches. */
  broadcast(order: BroadcastOrder): Promise<void>
  stopBroadcast(room: string): Promise<void>
  /** The ends of recordings, in one process of the installation; none where that process ended. Returns the end of it. */
  subscribeToRecordings(listener: (end: RecordingEnd) => void): () => void
  /** Joins and leaves of everybody, in order per person, in one process of the installation. Returns the end of it. */
  subscribe(listener: (event: PresenceEvent) => void): () => void
}

/** The site in the name keeps sites apart: a token is for one room. Each group of a lesson has a room of its own. */
export const roomName = (channelSeq: number, itemSeq: number, groupSeq: number | null = null) =>
  groupSeq === null ? `${channelSeq}:${itemSeq}` : `${channelSeq}:${itemSeq}:${groupSeq}`
export const recordingName = (channelSeq: number, recordingSeq: number) => `${channelSeq}-${recordingSeq}`
/** A room in which one browser tries its network. It is no lesson's. */
export const checkRoomName = (channelSeq: number, name: string) => `check:${channelSeq}:${name}`

/** Whether people will be able to meet: one that is starting, or has just ended, is back before a lesson begins. */
export function hasLiveMedia({ unavailable }: Pick<LiveMedia, 'unavailable'>) {
  const reason = unavailable()
  return reason === null || reason === 'STARTING'
}

interface Carriers {
  liveMedia: Pick<LiveMedia, 'kind' | 'canBroadcast'>
  transcoder: unknown
}
/** What keeps lessons from having an audience; null where nothing does. docs/rules.md R-1295. */
export function whyNoAudience({ liveMedia, transcoder }: Carriers): AudienceOff | null {
  if (liveMedia.kind === 'embedded' && transcoder === null) return 'NO_TRANSCODER'
  return liveMedia.canBroadcast ? null : 'UNSUPPORTED'
}
