import type { LiveUserType } from 'contract/teaching/curriculum/live-items.rules'
import type { UserSeq } from 'contract/values/ids'

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
export interface RoomView {
  connection: 'connecting' | 'connected' | 'reconnecting' | 'ended'
  endReason: EndReason | null
  /** The user first. */
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
