import {
  ClientConfigSetting,
  ClientConfiguration,
  DisconnectReason,
  ICEServer,
  JoinResponse,
  LeaveRequest_Action,
  MuteTrackRequest,
  ParticipantInfo_State,
  ParticipantUpdate,
  Room,
  ServerInfo,
  SpeakersChanged,
} from '@livekit/protocol'
import type { IceServer, TrackSource } from '../platform/live-media/live-media.ts'
import type { Engine } from './engine.ts'
import type { Participant } from './participant.ts'
import { Publication } from './publication.ts'
import type { PublishedTrack } from './published-track.ts'
import type { RoomOutput } from './room-output.ts'
import { encoded, PING_SECONDS, SILENCE_SECONDS } from './signal-socket.ts'
import { SpeakerMeter } from './speakers.ts'
import { Subscription } from './subscription.ts'

const SPEAKERS_EVERY_MS = 400
/** By then a browser that can reach the port has done so. */
const CONNECT_MS = 30_000
/** The version of LiveKit whose signalling this is, and its protocol. */
const VERSION = { version: '1.9.0', protocol: 15 }

export interface RoomOptions {
  name: string
  engine: Engine
  iceServersOf: (identity: string) => IceServer[]
}

/** Those who meet. */
export class LiveRoom {
  #options: RoomOptions
  #participants = new Map<string, Participant>()
  #meter = new SpeakerMeter()
  #timer: NodeJS.Timeout
  #outputs: readonly RoomOutput[] = []

  constructor(options: RoomOptions) {
    this.#options = options
    this.#timer = setInterval(() => this.#announceSpeakers(), SPEAKERS_EVERY_MS)
  }

  /** Where everything goes that is sent from now on. One that is left out has ended by itself. */
  setOutputs(outputs: readonly RoomOutput[]) {
    const added = outputs.filter((output) => !this.#outputs.includes(output))
    this.#outputs = outputs
    for (const participant of this.participants)
      for (const published of participant.tracks) this.#output(added, participant, published)
  }

  #output(outputs: readonly RoomOutput[], participant: Participant, published: PublishedTrack) {
    if (participant.claims.isHidden) return
    for (const output of outputs) output.add(participant, published)
  }

  #endOutput(published: PublishedTrack) {
    for (const output of this.#outputs) output.remove(published)
  }

  get size(): number {
    return this.#participants.size
  }

  find(identity: string): Participant | null {
    return this.#participants.get(identity) ?? null
  }

  get participants(): Participant[] {
    return [...this.#participants.values()]
  }

  #othersThan(participant: Participant) {
    return this.participants.filter((other) => other !== participant)
  }

  join(participant: Participant, { isAutomatic }: { isAutomatic: boolean }) {
    const { identity, socket } = participant
    this.#participants.set(identity, participant)
    socket.send({ case: 'join', value: this.#greeting(participant) })
    this.#announce(participant)
    const { engine } = this.#options
    const onFailed = () =>
      participant.leave(LeaveRequest_Action.RECONNECT, DisconnectReason.CONNECTION_TIMEOUT)
    const deadline = setTimeout(onFailed, CONNECT_MS)
    participant.subscription = new Subscription({
      engine,
      participant,
      isAutomatic,
      onFailed,
      onConnected: () => {
        participant.hasConnected = true
        clearTimeout(deadline)
      },
    })
    participant.publication = new Publication({
      engine,
      participant,
      onFailed,
      onPublished: (published) => this.#publish(participant, published),
      onUnpublished: (published) => this.#unpublish(participant, published),
      onLevel: (decibelsBelow) => this.#meter.measure(participant.sid, decibelsBelow),
    })
    for (const other of this.#othersThan(participant))
      for (const published of other.tracks) participant.subscription.add(other, published)
    return () => clearTimeout(deadline)
  }

  #greeting(participant: Participant) {
    const { name, iceServersOf } = this.#options
    const others = this.#othersThan(participant).filter(({ claims }) => !claims.isHidden)
    return new JoinResponse({
      room: new Room({ sid: `RM_${name}`, name, numParticipants: others.length + 1 }),
      participant: participant.info(),
      otherParticipants: others.map((other) => other.info()),
      serverVersion: VERSION.version,
      serverInfo: new ServerInfo({ ...VERSION, nodeId: 'seodang' }),
      subscriberPrimary: true,
      pingInterval: PING_SECONDS,
      pingTimeout: SILENCE_SECONDS,
      iceServers: iceServersOf(participant.identity).map((server) => new ICEServer(server)),
      // Connections end with their socket, so a browser has nothing to resume.
      clientConfiguration: new ClientConfiguration({ resumeConnection: ClientConfigSetting.DISABLED }),
    })
  }

  /** Shows the others, and the participant itself, how it is by now. */
  #announce(participant: Participant, state = ParticipantInfo_State.ACTIVE) {
    const update = new ParticipantUpdate({ participants: [participant.info(state)] })
    const isShown = (other: Participant) => other === participant || !participant.claims.isHidden
    const message = encoded({ case: 'update', value: update })
    for (const other of this.participants) if (isShown(other)) other.socket.sendEncoded(message)
  }

  #publish(participant: Participant, published: PublishedTrack) {
    this.#announce(participant)
    if (participant.claims.isHidden) return
    this.#output(this.#outputs, participant, published)
    for (const other of this.#othersThan(participant)) other.subscription?.add(participant, published)
  }

  #unpublish(participant: Participant, published: PublishedTrack) {
    this.#endOutput(published)
    for (const other of this.#othersThan(participant)) other.subscription?.remove(published)
    this.#announce(participant)
  }

  /** The participant that is there under this identity may be a later one. */
  leave(participant: Participant) {
    if (this.find(participant.identity) === participant) this.#participants.delete(participant.identity)
    for (const published of participant.tracks) this.#endOutput(published)
    for (const published of participant.tracks)
      for (const other of this.#othersThan(participant)) other.subscription?.remove(published)
    this.#meter.forget(participant.sid)
    participant.close()
    this.#announce(participant, ParticipantInfo_State.DISCONNECTED)
  }

  /** A browser mutes by itself; the others are shown it. */
  setMuted(participant: Participant, sid: string, isMuted: boolean) {
    const published = participant.tracks.find(({ info }) => info.sid === sid)
    if (!published || published.info.muted === isMuted) return
    published.setMuted(isMuted)
    this.#announce(participant)
  }

  /** Mutes for somebody: their browser follows, and may unmute again. */
  mute(identity: string, source: TrackSource) {
    const participant = this.find(identity)
    const published = participant?.tracks.find((track) => track.source === source)
    if (!participant || !published) return
    const { sid } = published.info
    participant.socket.send({ case: 'mute', value: new MuteTrackRequest({ sid, muted: true }) })
    this.setMuted(participant, sid, true)
  }

  setSources(identity: string, sources: readonly TrackSource[]) {
    const participant = this.find(identity)
    if (!participant) return
    participant.sources = sources
    participant.publication?.endOthers(sources)
    this.#announce(participant)
  }

  /** The tracks that a browser chose, or chose no longer. */
  choose(participant: Participant, sids: readonly string[], isChosen: boolean) {
    const { subscription } = participant
    for (const other of this.#othersThan(participant))
      for (const published of other.tracks) {
        if (!sids.includes(published.info.sid)) continue
        if (isChosen) subscription?.add(other, published)
        else subscription?.pause(published)
      }
  }

  #announceSpeakers() {
    const speakers = this.#meter.takeChanges()
    for (const output of this.#outputs) output.noteTalking(this.#meter.talking)
    if (speakers.length === 0) return
    const message = encoded({ case: 'speakersChanged', value: new SpeakersChanged({ speakers }) })
    for (const { socket } of this.participants) socket.sendEncoded(message)
  }

  close() {
    clearInterval(this.#timer)
  }
}
