import type { LiveUserType } from 'contract/teaching/curriculum/live-items.rules'
import type { UserSeq } from 'contract/values/ids'
import type { DeviceFailure } from '../check/device-failure.ts'

/** Something that can be shown in a video element. */
export interface VideoSource {
  attach: (element: HTMLMediaElement) => void
  detach: (element: HTMLMediaElement) => void
}

/** One participant of the room, as the screen shows them. */
export interface Participant {
  identity: string
  userSeq: UserSeq
  name: string
  imageUrl: string | null
  userType: LiveUserType
  isLocal: boolean
  isTalking: boolean
  isMicrophoneOn: boolean
  isCameraOn: boolean
  isSharing: boolean
  /** Null while it is off or not fetched. */
  camera: VideoSource | null
  screen: VideoSource | null
  joinedAt: number
  lastTalkedAt: number
}

export type EndReason = 'LEFT' | 'REMOVED' | 'CLOSED' | 'REPLACED' | 'LOST'
/**
 * Why picture and sound do not come through. BLOCKED: the site is reached, its media port is not. UNREACHABLE: nothing is. WEAK: the
 * connection is lost again and again.
 */
export type MediaProblem = 'BLOCKED' | 'UNREACHABLE' | 'WEAK'
export interface RoomView {
  /** Failed: several attempts in a row, and no other one before the user says so. */
  connection: 'connecting' | 'connected' | 'reconnecting' | 'failed' | 'ended'
  problem: MediaProblem | null
  /** A device that did not start when the user joined. */
  deviceProblem: { source: 'camera' | 'microphone'; reason: DeviceFailure } | null
  endReason: EndReason | null
  /** The stage, as its audience sees it; null for those who are connected. */
  broadcast: VideoSource | null
  /** The user first; none for the audience. */
  participants: readonly Participant[]
  /** The browser plays no sound before the user presses something. */
  isAudioBlocked: boolean
}

export type DeviceKind = 'audioinput' | 'audiooutput' | 'videoinput'
/** The connection to a room. */
export interface MediaRoom {
  get: () => RoomView
  watch: (notify: () => void) => () => void
  setCamera: (isOn: boolean) => Promise<void>
  setMicrophone: (isOn: boolean) => Promise<void>
  setScreen: (isOn: boolean) => Promise<void>
  chooseDevice: (kind: DeviceKind, deviceId: string) => Promise<void>
  /** Fetches these videos and no others, see `tileKey`. */
  show: (keys: ReadonlySet<string>) => void
  startAudio: () => Promise<void>
  disconnect: () => Promise<void>
}
