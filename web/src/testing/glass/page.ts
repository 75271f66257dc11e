// Runs in the browsers of `npm run bench:glass`, which bundles it.
import { RemoteTrackPublication, Room, RoomEvent, Track, VideoPresets } from 'livekit-client'
import { between, momentNow, paintTime, timeReader } from './time-code.ts'

const FRAMES = 30
const MAX_BITRATE = 1_700_000

/** A camera whose picture says when it was taken, with something that moves below. */
function fakeCamera(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const paper = canvas.getContext('2d')
  const stream = canvas.captureStream(0)
  const [track] = stream.getVideoTracks()
  if (!paper || !track) throw new Error('the browser draws nothing')
  let frame = 0
  setInterval(() => {
    frame += 1
    for (let line = 0; line < 12; line += 1) {
      paper.fillStyle = `hsl(${(frame * 3 + line * 30) % 360} 60% 55%)`
      paper.fillRect(0, height / 2 + (line * height) / 24, width, height / 24)
    }
    paper.fillStyle = '#333'
    paper.fillRect((frame * 7) % width, height / 2, width / 8, height / 2)
    paintTime(paper, momentNow())
    if ('requestFrame' in track && typeof track.requestFrame === 'function') track.requestFrame()
  }, 1000 / FRAMES)
  return track
}

const delays: number[] = []
let unread = 0
/** Notes how old each picture is when it is displayed. */
function watch(track: MediaStreamTrack) {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, autoplay: true })
  video.srcObject = new MediaStream([track])
  measure(video)
}
function measure(video: HTMLVideoElement) {
  video.style.width = '1280px'
  document.body.append(video)
  const read = timeReader()
  const next = () =>
    video.requestVideoFrameCallback(() => {
      const at = momentNow()
      const taken = read(video)
      if (taken === null) unread += 1
      else delays.push(between(taken, at))
      next()
    })
  next()
  void video.play()
}

const roomOptions = {
  singlePeerConnection: false,
  dynacast: false,
  adaptiveStream: true,
  publishDefaults: {
    simulcast: true,
    videoSimulcastLayers: [VideoPresets.h180],
    videoCodec: 'vp8' as const,
    red: false,
    backupCodec: false as const,
    videoEncoding: { maxBitrate: MAX_BITRATE, maxFramerate: FRAMES },
  },
}
async function joined(url: string, token: string) {
  const room = new Room(roomOptions)
  await room.connect(url, token, { autoSubscribe: false })
  return room
}

let peer: RTCPeerConnection | null = null
/** Until every address of this machine is known. */
const gathered = (connection: RTCPeerConnection) =>
  new Promise<string>((resolve) => {
    const look = () => {
      if (connection.iceGatheringState === 'complete') resolve(connection.localDescription?.sdp ?? '')
    }
    connection.addEventListener('icegatheringstatechange', look)
    look()
  })

/** What the bench calls. */
const glass = {
  async send(url: string, token: string, width: number, height: number) {
    const room = await joined(url, token)
    await room.localParticipant.publishTrack(fakeCamera(width, height), { source: Track.Source.Camera })
  },
  async receive(url: string, token: string) {
    const room = new Room(roomOptions)
    room.on(RoomEvent.TrackPublished, (publication) => publication.setSubscribed(true))
    room.on(RoomEvent.TrackSubscribed, (track) => {
      const element = track.attach()
      if (element instanceof HTMLVideoElement) measure(element)
    })
    await room.connect(url, token, { autoSubscribe: false })
    for (const { trackPublications } of room.remoteParticipants.values())
      for (const one of trackPublications.values())
        if (one instanceof RemoteTrackPublication) one.setSubscribed(true)
  },
  async offer(width: number, height: number) {
    peer = new RTCPeerConnection()
    const transceiver = peer.addTransceiver(fakeCamera(width, height), {
      direction: 'sendonly',
      sendEncodings: [{ maxBitrate: MAX_BITRATE, maxFramerate: FRAMES }],
    })
    const vp8 = RTCRtpSender.getCapabilities('video')?.codecs.filter(
      ({ mimeType }) => mimeType === 'video/VP8',
    )
    transceiver.setCodecPreferences(vp8 ?? [])
    await peer.setLocalDescription()
    return gathered(peer)
  },
  async answer(sdp: string) {
    peer = new RTCPeerConnection()
    peer.addEventListener('track', ({ track }) => watch(track))
    await peer.setRemoteDescription({ type: 'offer', sdp })
    await peer.setLocalDescription()
    return gathered(peer)
  },
  accept: (sdp: string) => peer?.setRemoteDescription({ type: 'answer', sdp }),
  /** What was measured since the last call. */
  take() {
    const taken = { delays: delays.splice(0), unread }
    unread = 0
    return taken
  },
}
export type Glass = typeof glass
Object.assign(window, { glass })
