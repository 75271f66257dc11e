import type { PeerConnection, Track } from 'node-datachannel'
import { gathered, type Engine } from './engine.ts'
import { firstMid, withoutCandidates } from './sdp.ts'

export interface OfferedMedia {
  mid: string
  kind: 'audio' | 'video'
  ssrc: number
  payloadType: number
  /** Groups the tracks that play in step. */
  stream: string
}

export interface SubscriberOptions {
  engine: Engine
  name: string
  sendOffer: (offer: { sdp: string; id: number; mids: string[] }) => void
  sendCandidate: (candidate: { candidate: string; mid: string }) => void
  onConnected: () => void
  /** The browser does not answer, or the connection failed. */
  onFailed: () => void
}

/** Several changes become one offer. */
const GATHER_MS = 30
const PATIENCE_MS = 15_000
/** So many offers in a row may get lost in the library before the browser begins anew. */
const MAX_LOST_OFFERS = 3

/** The connection on which a browser receives. We offer, since we know what there is. */
export class SubscriberConnection {
  #options: SubscriberOptions
  #connection: PeerConnection
  #offerId = 0
  #isWaiting = false
  #isChanged = false
  #hasSentCandidates = false
  #isClosed = false
  #lostOffers = 0
  #timer: NodeJS.Timeout | null = null
  #patience: NodeJS.Timeout | null = null
  #mids = new Set<string>()

  constructor(options: SubscriberOptions) {
    this.#options = options
    this.#connection = options.engine.connect(`subscriber ${options.name}`)
    this.#connection.onLocalDescription(() => {})
    this.#connection.onStateChange((state) => {
      if (state === 'connected') options.onConnected()
      if (state === 'failed' || (state === 'closed' && !this.#isClosed)) options.onFailed()
    })
    // livekit-client expects both of them; an offer needs a section also while nobody sends.
    this.#connection.createDataChannel('_reliable')
    this.#connection.createDataChannel('_lossy', { unordered: true, maxRetransmits: 0 })
    this.negotiate()
  }

  add({ mid, kind, ssrc, payloadType, stream }: OfferedMedia): Track {
    const { engine } = this.#options
    if (kind === 'audio') {
      const audio = engine.audio(mid)
      audio.addOpusCodec(payloadType)
      audio.addSSRC(ssrc, stream, stream, mid)
      return this.#added(mid, this.#connection.addTrack(audio))
    }
    const video = engine.video(mid)
    video.addVP8Codec(payloadType)
    video.addSSRC(ssrc, stream, stream, mid)
    return this.#added(mid, this.#connection.addTrack(video))
  }

  #added(mid: string, track: Track) {
    this.#mids.add(mid)
    this.negotiate()
    return track
  }

  remove(mid: string, track: Track) {
    if (this.#isClosed) return
    this.#mids.delete(mid)
    track.close()
    this.negotiate()
  }

  /** Offers what changed; after the answer that is waited for, if any. */
  negotiate() {
    this.#isChanged = true
    if (this.#isWaiting || this.#isClosed) return
    this.#timer ??= setTimeout(() => void this.#offer(), GATHER_MS)
  }

  async #offer() {
    this.#timer = null
    this.#isWaiting = true
    this.#isChanged = false
    this.#patience = setTimeout(() => this.#options.onFailed(), PATIENCE_MS)
    this.#connection.setLocalDescription('offer')
    await gathered(this.#connection)
    if (this.#isClosed) return
    const sdp = this.#connection.localDescription()?.sdp ?? ''
    this.#offerId += 1
    // A browser that has our candidates starts DTLS before we have its fingerprint, and is refused.
    this.#options.sendOffer({ sdp: withoutCandidates(sdp), id: this.#offerId, mids: [...this.#mids] })
  }

  /** @throws when the answer is damaged. */
  accept({ sdp, id }: { sdp: string; id: number }) {
    if (!this.#isWaiting || this.#isClosed || (id !== 0 && id !== this.#offerId)) return
    if (this.#connection.signalingState() !== 'have-local-offer') return this.#offerAgain()
    this.#connection.setRemoteDescription(withoutCandidates(sdp), 'answer')
    this.#lostOffers = 0
    this.#sendCandidates()
    this.#endWaiting()
    if (this.#isChanged) this.negotiate()
  }

  /** On a busy machine the library was seen to know nothing of an offer that was answered. */
  #offerAgain() {
    this.#lostOffers += 1
    this.#endWaiting()
    if (this.#lostOffers < MAX_LOST_OFFERS) this.negotiate()
    else this.#options.onFailed()
  }

  #endWaiting() {
    if (this.#patience) clearTimeout(this.#patience)
    this.#isWaiting = false
  }

  #sendCandidates() {
    if (this.#hasSentCandidates) return
    this.#hasSentCandidates = true
    const sdp = this.#connection.localDescription()?.sdp ?? ''
    const mid = firstMid(sdp)
    for (const candidate of this.#options.engine.candidatesFor(sdp))
      this.#options.sendCandidate({ candidate, mid })
  }

  close() {
    this.#isClosed = true
    for (const timer of [this.#timer, this.#patience]) if (timer) clearTimeout(timer)
    this.#connection.close()
  }
}
