import {
  SessionDescription,
  SignalTarget,
  TrickleRequest,
  VideoQuality,
  type UpdateSubscription,
  type UpdateTrackSettings,
} from '@livekit/protocol'
import type { Engine } from './engine.ts'
import { Forwarder } from './forwarder.ts'
import { chooseLayers, type ReceivedPicture, type TargetSize } from './layer-choice.ts'
import type { Participant } from './participant.ts'
import { randomSsrc, type PublishedTrack } from './published-track.ts'
import { SubscriberConnection } from './subscriber-connection.ts'
import { nextLimit, noLimit } from './viewer-limit.ts'

/** How often it is looked at what a viewer's way bears, and at what is sent to them. */
const ADJUST_EVERY_MS = 1000
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
  #limit = noLimit
  /** Of the browser, since the limit was looked at last. */
  #estimate: number | null = null
  #timer: NodeJS.Timeout

  constructor(options: SubscriptionOptions) {
    this.#options = options
    const { engine, participant, onConnected, onFailed } = options
    const { socket } = participant
    this.#timer = setInterval(() => this.#adjust(), ADJUST_EVERY_MS)
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
    const earlier = this.#forwarders.get(sid)
    const isChosen = this.#choices.get(sid) ?? this.#options.isAutomatic
    if (earlier || !isChosen) return earlier?.setChosen(isChosen)
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
    const forwarder = new Forwarder({
      published,
      track,
      ssrc,
      payloadType,
      onChanged: () => this.#chooseLayers(),
      onEstimate: (bitsPerSecond) => (this.#estimate = bitsPerSecond),
    })
    this.#forwarders.set(sid, forwarder)
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
    forwarder.end()
    this.#connection.remove(sid, forwarder.track)
  }

  accept(answer: SessionDescription) {
    this.#connection.accept(answer)
  }

  /** The browser shows a picture no longer, or again, or in another size. */
  apply(settings: UpdateTrackSettings) {
    for (const sid of settings.trackSids) {
      const forwarder = this.#forwarders.get(sid)
      if (!forwarder) continue
      forwarder.target = targetOf(settings)
      forwarder.setDisabled(settings.disabled)
    }
    this.#chooseLayers()
  }

  /** Each picture that is sent gets the layer that fits. */
  #chooseLayers() {
    const shown = [...this.#forwarders.values()].filter(
      ({ published, isPaused }) => published.kind === 'video' && !isPaused,
    )
    const now = performance.now()
    const chosen = chooseLayers(
      shown.map((forwarder) => pictureOf(forwarder, now)),
      this.#limit.bits,
    )
    for (const [at, forwarder] of shown.entries()) {
      const layer = forwarder.published.layers[chosen[at] ?? -1]
      if (layer) forwarder.aimAt(layer)
    }
  }

  #adjust() {
    const counts = [...this.#forwarders.values()].map((forwarder) => forwarder.takeCounts())
    this.#limit = nextLimit(this.#limit, {
      sent: counts.reduce((sum, { bits }) => sum + bits, 0),
      estimate: this.#estimate,
      lostOf256: Math.max(0, ...counts.map(({ lostOf256 }) => lostOf256)),
    })
    this.#estimate = null
    this.#chooseLayers()
  }

  /** Remembers what the browser chose. Returns the tracks. */
  choose({ trackSids, participantTracks, subscribe }: UpdateSubscription): string[] {
    const sids = [...trackSids, ...participantTracks.flatMap((tracks) => tracks.trackSids)]
    for (const sid of sids) if (this.#choices.size < 10_000) this.#choices.set(sid, subscribe)
    return sids
  }

  close() {
    clearInterval(this.#timer)
    for (const forwarder of this.#forwarders.values()) forwarder.end()
    this.#forwarders.clear()
    this.#connection.close()
  }
}

function pictureOf({ published, target, aim }: Forwarder, now: number): ReceivedPicture {
  const layers = published.layers.map((layer) => ({
    size: layer.size,
    bitsPerSecond: layer.bitsPerSecond,
    isLive: layer.isLive(now),
  }))
  const current = published.layers.findIndex((layer) => layer === aim)
  return { layers, target, current: current < 0 ? null : current }
}

function targetOf({ width, height, quality }: UpdateTrackSettings): TargetSize {
  if (width > 0 && height > 0) return { width, height }
  return quality === VideoQuality.LOW ? 'smallest' : null
}
