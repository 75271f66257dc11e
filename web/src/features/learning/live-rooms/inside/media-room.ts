import { DisconnectReason, Room, RoomEvent, Track, type RoomOptions } from 'livekit-client'
import type { RoomSignature } from 'contract/learning/live-rooms/schemas'
import type { DeviceChoices } from '../check/device-choices.ts'
import { rtcConfigOf } from '../ice-servers.ts'
import { choosePublications, viewOf } from './media-view.ts'
import type { EndReason, MediaRoom, RoomView } from './participant.ts'
import { reconnectPolicy } from './reconnecting.ts'

/** What the media process of the product understands; a LiveKit server takes the defaults. */
const embedded: RoomOptions = {
  singlePeerConnection: false,
  dynacast: false,
  adaptiveStream: false,
  publishDefaults: { simulcast: false, videoCodec: 'vp8', red: false, backupCodec: false },
}
const newRoom = ({ engine }: RoomSignature, { cameraId, microphoneId, speakerId }: DeviceChoices) =>
  new Room({
    reconnectPolicy,
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
  room.on(RoomEvent.Reconnecting, () => change({ connection: 'reconnecting' }))
  room.on(RoomEvent.Reconnected, () => change({ connection: 'connected' }))
  const end = (endReason: EndReason) =>
    change({ connection: 'ended', endReason: get().endReason ?? endReason })
  room.on(RoomEvent.Disconnected, (reason) => end(reasonOf(reason)))
  connect(room, signature)
    .then(() => {
      change({ connection: 'connected' })
      return startDevices(room, signature, choices)
    })
    .catch(() => end('LOST'))
  const { localParticipant } = room
  return {
    get,
    watch,
    show,
    setCamera: async (isOn) => void (await localParticipant.setCameraEnabled(isOn)),
    setMicrophone: async (isOn) => void (await localParticipant.setMicrophoneEnabled(isOn)),
    setScreen: async (isOn) => void (await localParticipant.setScreenShareEnabled(isOn, { audio: true })),
    chooseDevice: async (kind, deviceId) => void (await room.switchActiveDevice(kind, deviceId)),
    startAudio: () => room.startAudio(),
    disconnect: () => room.disconnect(),
  }
}

/** The view of a room, and its subscribers. */
function keepView(room: Room) {
  const watchers = new Set<() => void>()
  let visible: ReadonlySet<string> = new Set()
  let view = viewOf(room, { connection: 'connecting', endReason: null })
  return {
    get: () => view,
    watch(notify: () => void) {
      watchers.add(notify)
      return () => void watchers.delete(notify)
    },
    change(part: Partial<Pick<RoomView, 'connection' | 'endReason'>>) {
      choosePublications(room, visible)
      view = viewOf(room, { connection: view.connection, endReason: view.endReason, ...part })
      for (const notify of watchers) notify()
    },
    show(keys: ReadonlySet<string>) {
      visible = keys
      choosePublications(room, visible)
    },
  }
}

const connect = (room: Room, { iceServers, url, signature }: RoomSignature) =>
  room.connect(url, signature, { autoSubscribe: false, ...rtcConfigOf(iceServers) })

const showAsOff = () => {
  // The screen reads from the room which devices are on.
}
/** A device that fails stays off, and the other one starts all the same. */
async function startDevices(
  { localParticipant }: Room,
  { sources }: RoomSignature,
  { isCameraOn, isMicrophoneOn }: DeviceChoices,
) {
  if (isMicrophoneOn && sources.includes('microphone'))
    await localParticipant.setMicrophoneEnabled(true).catch(showAsOff)
  if (isCameraOn && sources.includes('camera')) await localParticipant.setCameraEnabled(true).catch(showAsOff)
}
