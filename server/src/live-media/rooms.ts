import { DisconnectReason, LeaveRequest_Action } from '@livekit/protocol'
import type { WebSocket } from 'ws'
import { systemClock } from '../platform/clock.ts'
import { iceServersFor } from '../platform/live-media/ice-servers.ts'
import { JOIN_SECONDS, signJoinToken, type JoinClaims } from '../platform/live-media/join-tokens.ts'
import type { BroadcastOrder } from '../platform/live-media/live-media.ts'
import type { MediaCommand, MediaSettings } from '../platform/live-media/media-messages.ts'
import { restrict, type Restriction } from '../platform/live-media/restrictions.ts'
import type { PresenceEvent, RecordingEnd, RecordingOrder } from '../platform/live-media/live-media.ts'
import { Broadcasts } from './broadcast/broadcasts.ts'
import type { Engine } from './engine.ts'
import { MAX_PARTICIPANTS, MAX_PARTICIPANTS_IN_ALL } from './limits.ts'
import { LiveRoom } from './live-room.ts'
import { Participant } from './participant.ts'
import { Recordings } from './recording/recordings.ts'
import { handleRequest } from './requests.ts'
import { signalSocket } from './signal-socket.ts'

export interface RoomsOptions {
  settings: MediaSettings
  engine: Engine
  onPresence: (event: PresenceEvent) => void
  onRecordingEnded: (end: RecordingEnd) => void
  onError: (detail: string) => void
}

/** All rooms of the media process. */
export class Rooms {
  #options: RoomsOptions
  #rooms = new Map<string, LiveRoom>()
  #recordings: Recordings
  #broadcasts: Broadcasts
  restrictions: Restriction[]

  constructor(options: RoomsOptions) {
    this.#options = options
    this.restrictions = options.settings.restrictions
    const { recordingsFolder: folder, recordings } = options.settings
    this.#recordings = new Recordings({ folder, onEnded: (end) => this.#endRecording(end) })
    for (const order of recordings) this.#recordings.start(order)
    const { ffmpeg, broadcastsFolder, broadcasts } = options.settings
    this.#broadcasts = new Broadcasts({
      ffmpeg,
      folder: broadcastsFolder,
      onError: options.onError,
      onEnded: (room) => this.#connectOutputs(room),
    })
    void this.#broadcasts.clean(broadcasts.map(({ name }) => name))
    for (const order of broadcasts) this.#broadcasts.start(order)
    // Browsers return with the token they have, so they get a new one before it expires.
    setInterval(() => this.#renewTokens(), (JOIN_SECONDS * 1000) / 3).unref()
  }

  #roomOf(name: string) {
    const { engine, settings } = this.#options
    const room =
      this.#rooms.get(name) ??
      new LiveRoom({
        name,
        engine,
        iceServersOf: (identity) => iceServersFor(settings.ice, identity, systemClock()),
      })
    if (this.#rooms.has(name)) return room
    this.#rooms.set(name, room)
    this.#connectOutputs(name)
    return room
  }

  /** What is recorded and broadcast of a room gets everything that it sends. */
  #connectOutputs(name: string) {
    const outputs = [this.#recordings.find(name), this.#broadcasts.find(name)]
    this.#rooms.get(name)?.setOutputs(outputs.filter((output) => output !== null))
  }

  #endRecording(end: RecordingEnd) {
    this.#connectOutputs(end.room)
    this.#options.onRecordingEnded(end)
  }

  #startRecording(order: RecordingOrder) {
    if (this.#recordings.start(order)) this.#connectOutputs(order.room)
  }

  #startBroadcast(order: BroadcastOrder) {
    if (this.#broadcasts.start(order)) this.#connectOutputs(order.room)
  }

  get isEmpty(): boolean {
    return this.#rooms.size === 0 && this.#recordings.isClosed
  }

  #isFull(name: string) {
    const all = [...this.#rooms.values()].reduce((sum, room) => sum + room.size, 0)
    return all >= MAX_PARTICIPANTS_IN_ALL || (this.#rooms.get(name)?.size ?? 0) >= MAX_PARTICIPANTS
  }

  /** A second device with the same identity replaces the first. */
  join(webSocket: WebSocket, claims: JoinClaims, isAutomatic: boolean) {
    const participant = new Participant(claims, signalSocket(webSocket))
    const earlier = this.#rooms.get(claims.room)?.find(claims.identity)
    if (!earlier && this.#isFull(claims.room))
      return participant.leave(LeaveRequest_Action.DISCONNECT, DisconnectReason.JOIN_FAILURE)
    const room = this.#roomOf(claims.room)
    if (earlier) earlier.leave(LeaveRequest_Action.DISCONNECT, DisconnectReason.DUPLICATE_IDENTITY)
    if (earlier) this.#leave(room, earlier, { isReplaced: true })
    const stopWaiting = room.join(participant, { isAutomatic })
    this.#options.onPresence({
      kind: 'joined',
      room: claims.room,
      identity: claims.identity,
      at: systemClock(),
    })
    participant.socket.open({
      onRequest: (request) => void handleRequest(room, participant, request),
      onClosed: () => {
        stopWaiting()
        this.#leave(room, participant, { isReplaced: false })
      },
    })
    return undefined
  }

  #leave(room: LiveRoom, participant: Participant, { isReplaced }: { isReplaced: boolean }) {
    if (participant.isGone) return
    const { room: name, identity } = participant.claims
    room.leave(participant)
    this.#options.onPresence({ kind: 'left', room: name, identity, at: systemClock() })
    if (room.size > 0 || isReplaced) return
    room.close()
    this.#rooms.delete(name)
  }

  command(command: MediaCommand) {
    if (command.kind === 'record') return this.#startRecording(command)
    if (command.kind === 'stopRecord') return this.#recordings.stop(command.room, command.name)
    if (command.kind === 'broadcast') return this.#startBroadcast(command)
    if (command.kind === 'stopBroadcast') return this.#broadcasts.stop(command.room)
    const room = this.#rooms.get(command.room)
    if (command.kind === 'mute') return room?.mute(command.identity, command.source)
    const { identity, sources } = command
    this.restrictions = restrict(this.restrictions, command)
    const concerned = room?.participants.filter((one) => identity === null || one.identity === identity) ?? []
    for (const participant of concerned) {
      if (room && sources !== null) {
        room.setSources(participant.identity, sources)
        this.#renewToken(participant)
      } else if (room) this.#remove(room, participant, identity === null)
    }
    return undefined
  }

  #remove(room: LiveRoom, participant: Participant, isClosing: boolean) {
    const reason = isClosing ? DisconnectReason.ROOM_DELETED : DisconnectReason.PARTICIPANT_REMOVED
    participant.leave(LeaveRequest_Action.DISCONNECT, reason)
    this.#leave(room, participant, { isReplaced: false })
  }

  #renewTokens() {
    for (const room of this.#rooms.values())
      for (const participant of room.participants) this.#renewToken(participant)
  }

  #renewToken({ claims, sources, socket }: Participant) {
    const { apiKey } = this.#options.settings
    socket.send({ case: 'refreshToken', value: signJoinToken(apiKey, { ...claims, sources }, systemClock()) })
  }

  /** The product stops or restarts: browsers come back by themselves. */
  close() {
    this.#recordings.interruptAll()
    this.#broadcasts.close()
    for (const room of this.#rooms.values())
      for (const participant of room.participants)
        participant.leave(LeaveRequest_Action.RECONNECT, DisconnectReason.SERVER_SHUTDOWN)
  }
}
