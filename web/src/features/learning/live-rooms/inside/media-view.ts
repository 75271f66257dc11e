import {
  Track,
  VideoQuality,
  type Participant as LiveKitParticipant,
  type RemoteParticipant,
  type Room,
  type TrackPublication,
} from 'livekit-client'
import { ParticipantInfo } from 'contract/learning/live-rooms/schemas'
import { now } from '../../../../platform/clock.ts'
import type { Participant, RoomView } from './participant.ts'

/** Chromium alone says whether the user lets the browser save data. */
function savesData() {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** Every sound is fetched, and the videos that the screen shows; cameras small where the browser saves data. docs/rules.md R-1173. */
export function choosePublications(
  room: Pick<Room, 'remoteParticipants'>,
  visible: ReadonlySet<string>,
  isSaving = savesData(),
) {
  for (const participant of room.remoteParticipants.values()) {
    for (const publication of participant.trackPublications.values()) {
      const isShown = publication.kind === Track.Kind.Audio || visible.has(keyOf(participant, publication))
      if (publication.isDesired !== isShown) publication.setSubscribed(isShown)
      if (isShown && isSaving && publication.source === Track.Source.Camera)
        publication.setVideoQuality(VideoQuality.LOW)
    }
  }
}
const keyOf = ({ identity }: RemoteParticipant, { source }: TrackPublication) =>
  `${identity}:${source === Track.Source.ScreenShare ? 'screen' : 'camera'}`

export type RoomStatus = Pick<RoomView, 'connection' | 'endReason' | 'problem' | 'deviceProblem'>
export function viewOf(room: Room, state: RoomStatus): RoomView {
  const remote = [...room.remoteParticipants.values()]
  return {
    ...state,
    broadcast: null,
    participants: [room.localParticipant, ...remote].flatMap((one) => participantOf(one) ?? []),
    isAudioBlocked: state.connection === 'connected' && !room.canPlaybackAudio,
  }
}

const joinTimes = new WeakMap<LiveKitParticipant, number>()
function participantOf(participant: LiveKitParticipant): Participant | null {
  const info = infoOf(participant.metadata)
  if (!info || participant.identity === '') return null
  const joinedAt = joinTimes.get(participant) ?? participant.joinedAt?.getTime() ?? now().getTime()
  joinTimes.set(participant, joinedAt)
  const camera = participant.getTrackPublication(Track.Source.Camera)
  const screen = participant.getTrackPublication(Track.Source.ScreenShare)
  return {
    ...info,
    identity: participant.identity,
    name: participant.name ?? '',
    isLocal: participant.isLocal,
    isTalking: participant.isSpeaking,
    isMicrophoneOn: participant.isMicrophoneEnabled,
    isCameraOn: participant.isCameraEnabled,
    isSharing: screen !== undefined && !screen.isMuted,
    camera: videoOf(camera),
    screen: videoOf(screen),
    joinedAt,
    lastTalkedAt: participant.lastSpokeAt?.getTime() ?? 0,
  }
}
const videoOf = (publication: TrackPublication | undefined) =>
  publication?.isSubscribed && !publication.isMuted ? (publication.videoTrack ?? null) : null

/** The token of this site says who somebody is; others are not shown. */
function infoOf(metadata: string | undefined) {
  try {
    return ParticipantInfo.safeParse(JSON.parse(metadata ?? '')).data ?? null
  } catch {
    return null
  }
}
