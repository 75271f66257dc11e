import type { RoomSignature } from 'contract/learning/live-rooms/schemas'

type IceServer = RoomSignature['iceServers'][number]
const iceServerOf = ({ urls, username, credential }: IceServer): RTCIceServer => ({
  urls,
  ...(username !== undefined && { username }),
  ...(credential !== undefined && { credential }),
})

/** The servers as livekit-client takes them; without any it takes those that the media server names. */
export const rtcConfigOf = (servers: readonly IceServer[]) =>
  servers.length > 0 ? { rtcConfig: { iceServers: servers.map(iceServerOf) } } : {}
