import type { PeerConnection, Track } from 'node-datachannel'
import { gathered, type Engine } from './engine.ts'
import { answerableOffer, mediaSections, withCandidates, withInactive, type MediaSection } from './sdp.ts'

/** A browser offers four tracks; sections of ended ones stay. */
const MAX_SECTIONS = 100

export interface PublisherOptions {
  engine: Engine
  name: string
  onMedia: (media: { track: Track; section: MediaSection }) => void
  /** A track that was reported is offered no longer. */
  onEnded: (mid: string) => void
  onFailed: () => void
}

/** The connection on which a browser sends. The browser offers, so that it starts DTLS when it has everything. */
export class PublisherConnection {
  #options: PublisherOptions
  #connection: PeerConnection
  #tracks = new Map<string, Track>()
  #sections: MediaSection[] = []
  /** The track that was reported, for each section. */
  #reported = new Map<string, string>()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(options: PublisherOptions) {
    this.#options = options
    this.#connection = options.engine.connect(`publisher ${options.name}`)
    this.#connection.onLocalDescription(() => {})
    this.#connection.onTrack((track) => {
      this.#tracks.set(track.mid(), track)
      this.#report()
    })
    // Chats go over the product's own sockets. What is not read would be kept in memory.
    this.#connection.onDataChannel((channel) => channel.onMessage(() => {}))
    this.#connection.onStateChange((state) => {
      if (state === 'failed') options.onFailed()
    })
  }

  /** Answers offers in their order. @throws when the offer is damaged. */
  answer(offer: string): Promise<string> {
    const answered = this.#turn.then(() => this.#answer(offer))
    this.#turn = answered.catch(() => {})
    return answered
  }

  async #answer(offer: string) {
    const sections = mediaSections(offer)
    if (sections.length > MAX_SECTIONS) throw new Error('Too many sections')
    this.#connection.setRemoteDescription(answerableOffer(offer), 'offer')
    this.#sections = sections
    this.#connection.setLocalDescription('answer')
    await gathered(this.#connection)
    const sdp = this.#connection.localDescription()?.sdp ?? ''
    this.#report()
    const ended = sections.filter(({ isSending }) => !isSending).map(({ mid }) => mid)
    return withCandidates(withInactive(sdp, ended), this.#options.engine.candidatesFor(sdp))
  }

  /** The library announces tracks when it likes, before or after the answer. */
  #report() {
    for (const section of this.#sections) {
      const { mid, isSending, trackIds } = section
      const id = trackIds.join(' ')
      const reported = this.#reported.get(mid)
      if (reported !== undefined && (!isSending || reported !== id)) {
        this.#reported.delete(mid)
        this.#options.onEnded(mid)
      }
      const track = this.#tracks.get(mid)
      if (!isSending || !track || this.#reported.has(mid)) continue
      this.#reported.set(mid, id)
      this.#options.onMedia({ track, section })
    }
  }

  close() {
    this.#sections = []
    this.#connection.close()
  }
}
