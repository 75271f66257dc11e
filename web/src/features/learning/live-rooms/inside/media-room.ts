import {
  DisconnectReason,
  Room,
  RoomEvent,
  Track,
  VideoPresets,
  type RoomOptions,
  type TrackPublishOptions,
} from 'livekit-client'
import type { RoomSignature } from 'contract/learning/live-rooms/schemas'
import type { DeviceChoices } from '../check/device-choices.ts'
import { deviceFailureOf } from '../check/device-failure.ts'
import { connectAtLast } from './connecting.ts'
import { watchLosses } from './losses.ts'
import { choosePublications, viewOf, type RoomStatus } from './media-view.ts'
import type { EndReason, MediaRoom, RoomView } from './participant.ts'
import { reconnectPolicy } from './reconnecting.ts'

/** What the media process of the product understands; a LiveKit server takes the defaults. A camera is sent large and small. */
const embedded: RoomOptions = {
  singlePeerConnection: false,
  dynacast: false,
  publishDefaults: {
    simulcast: true,
    videoSimulcastLayers: [VideoPresets.h180],
    videoCodec: 'vp8',
    red: false,
    backupCodec: false,
  },
}
/** Writing is read in one size: a shared screen is sent once. */
const embeddedScreen: TrackPublishOptions = { simulcast: false }
const newRoom = ({ engine }: RoomSignature, { cameraId, microphoneId, speakerId }: DeviceChoices) =>
  new Room({
    reconnectPolicy,
    // Pictures are fetched in the size of their place on the screen. docs/rules.md R-1173.
    adaptiveStream: true,
    ...(engine === 'embedded' && embedded),
    ...(cameraId && { videoCaptureDefaults: { deviceId: cameraId } }),
    ...(microphoneId && { audioCaptureDefaults: { deviceId: microphoneId } }),
    ...(speakerId && { audioOutput: { deviceId: speakerId } }),
  })

const endReasons: Partial<Record<DisconnectReason, EndReason>> = {
  [DisconnectReason.CLIENT_INITIATED]: 'LEFT',
  [DisconnectReason.PARTICIPANT_REMOVED]: 'REMOVED',
  [DisconnectReason.ROOM_DELETED]: 'CLOSED',
  [DisconnectReason.DUPLICATE_IDENTITY]: 'REPLACED',
}
const reasonOf = (reason: DisconnectReason | undefined) =>
  (reason === undefined ? undefined : endReasons[reason]) ?? 'LOST'

/** Every event after which the screen may look different. */
const changes = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.ParticipantMetadataChanged,
  RoomEvent.ParticipantNameChanged,
  RoomEvent.TrackPublished,
  RoomEvent.TrackUnpublished,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackSubscriptionStatusChanged,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.LocalTrackPublished,
  RoomEvent.LocalTrackUnpublished,
  RoomEvent.ActiveSpeakersChanged,
  RoomEvent.AudioPlaybackStatusChanged,
] as const

/** Connects to a room. The view changes until the connection has ended. */
export function openMediaRoom(signature: RoomSignature, choices: DeviceChoices): MediaRoom {
  const room = newRoom(signature, choices)
  const { get, watch, change, show } = keepView(room)
  for (const event of changes) room.on(event, () => change({}))
  room.on(RoomEvent.TrackSubscribed, (track) => {
    if (track.kind === Track.Kind.Audio) track.attach()
  })
  room.on(RoomEvent.TrackUnsubscribed, (track) => void track.detach())
  const losses = watchLosses()
  room.on(RoomEvent.Reconnecting, () => {
    losses.note()
    change({ connection: 'reconnecting' })
  })
  room.on(RoomEvent.Reconnected, () =>
    change({ connection: 'connected', problem: losses.isOften() ? 'WEAK' : null }),
  )
  const isOver = () => get().connection === 'ended'
  room.on(RoomEvent.Disconnected, (reason) => {
    const endReason = reasonOf(reason)
    // Another attempt follows.
    if (endReason === 'LOST' && get().connection === 'connecting') return
    change({ connection: 'ended', endReason: get().endReason ?? endReason })
  })
  const start = async () => {
    const problem = await connectAtLast(room, signature, isOver)
    if (isOver()) return
    if (problem) return change({ connection: 'failed', problem })
    change({ connection: 'connected' })
    const deviceProblem = await startDevices(room, signature, choices)
    if (!isOver()) change({ deviceProblem })
  }
  void start()
  const { localParticipant } = room
  return {
    get,
    watch,
    show,
    setCamera: async (isOn) => void (await localParticipant.setCameraEnabled(isOn)),
    setMicrophone: async (isOn) => void (await localParticipant.setMicrophoneEnabled(isOn)),
    setScreen: async (isOn) =>
      void (await localParticipant.setScreenShareEnabled(
        isOn,
        { audio: true },
        signature.engine === 'embedded' ? embeddedScreen : undefined,
      )),
    chooseDevice: async (kind, deviceId) => void (await room.switchActiveDevice(kind, deviceId)),
    startAudio: () => room.startAudio(),
    async disconnect() {
      if (!isOver()) change({ connection: 'ended', endReason: 'LEFT' })
      await room.disconnect()
    },
  }
}

/** The view of a room, and its subscribers. */
function keepView(room: Room) {
  const watchers = new Set<() => void>()
  let visible: ReadonlySet<string> = new Set()
  const initial = { connection: 'connecting', endReason: null, problem: null, deviceProblem: null } as const
  let view = viewOf(room, initial)
  return {
    get: () => view,
    watch(notify: () => void) {
      watchers.add(notify)
      return () => void watchers.delete(notify)
    },
    change(part: Partial<RoomStatus>) {
      choosePublications(room, visible)
      view = viewOf(room, { ...view, ...part })
      for (const notify of watchers) notify()
    },
    show(keys: ReadonlySet<string>) {
      visible = keys
      choosePublications(room, visible)
    },
  }
}

/** A device that fails stays off, and the other one starts all the same. Returns the one that failed last. */
async function startDevices(
  { localParticipant }: Room,
  { sources }: RoomSignature,
  { isCameraOn, isMicrophoneOn }: DeviceChoices,
): Promise<RoomView['deviceProblem']> {
  let problem: RoomView['deviceProblem'] = null
  if (isMicrophoneOn && sources.includes('microphone'))
    await localParticipant.setMicrophoneEnabled(true).catch((error: unknown) => {
      problem = { source: 'microphone', reason: deviceFailureOf(error) }
    })
  if (isCameraOn && sources.includes('camera'))
    await localParticipant.setCameraEnabled(true).catch((error: unknown) => {
      problem = { source: 'camera', reason: deviceFailureOf(error) }
    })
  return problem
}
