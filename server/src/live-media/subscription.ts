import {
  SessionDescription,
  SignalTarget,
  TrickleRequest,
  type UpdateSubscription,
  type UpdateTrackSettings,
} from '@livekit/protocol'
import type { Engine } from './engine.ts'
import { Forwarder } from './forwarder.ts'
import type { Participant } from './participant.ts'
import { randomSsrc, type PublishedTrack } from './published-track.ts'
import { SubscriberConnection } from './subscriber-connection.ts'

const PAYLOAD_TYPES = { audio: 111, video: 96 }

export interface SubscriptionOptions {
  engine: Engine
  participant: Participant
  /** What the browser does not choose itself is sent to it. */
  isAutomatic: boolean
  onConnected: () => void
  onFailed: () => void
}

/** What one participant receives. */
export class Subscription {
  #options: SubscriptionOptions
  #connection: SubscriberConnection
  #forwarders = new Map<string, Forwarder>()
  /** Chosen by the browser, by the identifier of the track. */
  #choices = new Map<string, boolean>()

  constructor(options: SubscriptionOptions) {
    this.#options = options
    const { engine, participant, onConnected, onFailed } = options
    const { socket } = participant
    this.#connection = new SubscriberConnection({
      engine,
      name: participant.sid,
      sendOffer: ({ sdp, id, mids }) =>
        socket.send({
          case: 'offer',
          // Firefox names received tracks as it likes; sections bear our identifiers.
          value: new SessionDescription({
            type: 'offer',
            sdp,
            id,
            midToTrackId: Object.fromEntries(mids.map((mid) => [mid, mid])),
          }),
        }),
      sendCandidate: ({ candidate, mid }) =>
        socket.send({
          case: 'trickle',
          value: new TrickleRequest({
            target: SignalTarget.SUBSCRIBER,
            candidateInit: JSON.stringify({ candidate, sdpMid: mid, sdpMLineIndex: 0 }),
          }),
        }),
      onConnected,
      onFailed,
    })
  }

  /** Sends what the viewer chose, also once more after a pause. */
  add(from: Participant, published: PublishedTrack) {
    const { sid, stream } = published.info
    const forwarder = this.#forwarders.get(sid)
    const isChosen = this.#choices.get(sid) ?? this.#options.isAutomatic
    if (forwarder || !isChosen) return forwarder?.setChosen(isChosen)
    const ssrc = randomSsrc()
    const { kind } = published
    const payloadType = PAYLOAD_TYPES[kind]
    const track = this.#connection.add({
      mid: sid,
      kind,
      ssrc,
      payloadType,
      stream: `${from.sid}|${stream}`,
    })
    this.#forwarders.set(sid, new Forwarder({ published, track, ssrc, payloadType }))
    return undefined
  }

  /** Sends it no longer until it is chosen again. */
  pause({ info: { sid } }: PublishedTrack) {
    this.#forwarders.get(sid)?.setChosen(false)
  }

  /** It is sent by nobody any more. */
  remove({ info: { sid } }: PublishedTrack) {
    const forwarder = this.#forwarders.get(sid)
    if (!forwarder) return
    this.#forwarders.delete(sid)
    forwarder.close()
    this.#connection.remove(sid, forwarder.track)
  }

  accept(answer: SessionDescription) {
    this.#connection.accept(answer)
  }

  /** The browser shows a picture no longer, or again. */
  apply({ trackSids, disabled }: UpdateTrackSettings) {
    for (const sid of trackSids) this.#forwarders.get(sid)?.setDisabled(disabled)
  }

  /** Remembers what the browser chose. Returns the tracks. */
  choose({ trackSids, participantTracks, subscribe }: UpdateSubscription): string[] {
    const sids = [...trackSids, ...participantTracks.flatMap((tracks) => tracks.trackSids)]
    for (const sid of sids) if (this.#choices.size < 10_000) this.#choices.set(sid, subscribe)
    return sids
  }

  close() {
    for (const forwarder of this.#forwarders.values()) forwarder.close()
    this.#forwarders.clear()
    this.#connection.close()
  }
}
