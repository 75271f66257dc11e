import { DisconnectReason, LeaveRequest_Action, Pong, type Ping } from '@livekit/protocol'
import { systemClock } from '../platform/clock.ts'
import type { LiveRoom } from './live-room.ts'
import type { Participant } from './participant.ts'
import type { Request } from './signal-socket.ts'

/** Does what a browser requests. What it may not, and what has no meaning here, is left out. */
export async function handleRequest(room: LiveRoom, participant: Participant, request: Request) {
  try {
    await handle(room, participant, request)
  } catch {
    // The library does not accept the description. A browser whose others it accepted begins anew.
    const { DISCONNECT, RECONNECT } = LeaveRequest_Action
    participant.leave(participant.hasConnected ? RECONNECT : DISCONNECT, DisconnectReason.STATE_MISMATCH)
  }
}

async function handle(room: LiveRoom, participant: Participant, request: Request) {
  const { publication, subscription, socket } = participant
  if (request.case === 'offer') await publication?.answer(request.value)
  if (request.case === 'answer') subscription?.accept(request.value)
  if (request.case === 'addTrack') publication?.announce(request.value)
  if (request.case === 'mute') room.setMuted(participant, request.value.sid, request.value.muted)
  if (request.case === 'trackSetting') subscription?.apply(request.value)
  if (request.case === 'subscription')
    room.choose(participant, subscription?.choose(request.value) ?? [], request.value.subscribe)
  if (request.case === 'pingReq') socket.send({ case: 'pongResp', value: pongTo(request.value) })
  if (request.case === 'ping') socket.send({ case: 'pong', value: BigInt(systemClock().getTime()) })
  if (request.case === 'leave') socket.close()
}

const pongTo = ({ timestamp }: Ping) =>
  new Pong({ lastPingTimestamp: timestamp, timestamp: BigInt(systemClock().getTime()) })
