import {
  RequestResponse,
  RequestResponse_Reason,
  SessionDescription,
  TrackInfo,
  TrackPublishedResponse,
  TrackType,
  TrackUnpublishedResponse,
  type AddTrackRequest,
} from '@livekit/protocol'
import type { TrackSource } from '../platform/live-media/live-media.ts'
import type { Engine } from './engine.ts'
import { MAX_TRACKS } from './limits.ts'
import { randomSid, type Participant } from './participant.ts'
import { PublishedTrack } from './published-track.ts'
import { PublisherConnection, type PacketReceiver } from './publisher-connection.ts'
import { MAX_LAYERS, type MediaSection } from './sdp.ts'
import { sourceName } from './track-sources.ts'

export interface PublicationOptions {
  engine: Engine
  participant: Participant
  onPublished: (published: PublishedTrack) => void
  onUnpublished: (published: PublishedTrack) => void
  onLevel: (decibelsBelow: number) => void
  onFailed: () => void
}

const kinds = { [TrackType.AUDIO]: 'audio', [TrackType.VIDEO]: 'video', [TrackType.DATA]: null }
const kindOf = (source: TrackSource) => (source === 'camera' || source === 'screen_share' ? 'video' : 'audio')

interface Announced {
  info: TrackInfo
  source: TrackSource
}

/** What one participant sends. A track is announced first, then its connection offers it. */
export class Publication {
  #options: PublicationOptions
  #connection: PublisherConnection | null = null
  /** By the browser's identifier of the track. */
  #announced = new Map<string, Announced>()
  #published = new Map<string, PublishedTrack>()

  constructor(options: PublicationOptions) {
    this.#options = options
  }

  get tracks(): PublishedTrack[] {
    return [...this.#published.values()]
  }

  announce(request: AddTrackRequest) {
    const { participant } = this.#options
    const source = sourceName(request.source)
    const isAllowed =
      source !== null && participant.sources.includes(source) && kinds[request.type] === kindOf(source)
    if (!isAllowed) return this.#refuse(request, RequestResponse_Reason.NOT_ALLOWED)
    if (this.#announced.size + this.#published.size >= MAX_TRACKS)
      return this.#refuse(request, RequestResponse_Reason.LIMIT_EXCEEDED)
    const info = new TrackInfo({
      sid: randomSid('TR'),
      name: request.name.slice(0, 200),
      type: request.type,
      source: request.source,
      width: request.width,
      height: request.height,
      muted: request.muted,
      layers: request.layers.slice(0, MAX_LAYERS),
      simulcast: request.layers.length > 1,
      mimeType: request.type === TrackType.VIDEO ? 'video/VP8' : 'audio/opus',
      stream: source.startsWith('screen') ? 'screen' : 'camera',
    })
    this.#announced.set(request.cid, { info, source })
    participant.socket.send({
      case: 'trackPublished',
      value: new TrackPublishedResponse({ cid: request.cid, track: info }),
    })
    return undefined
  }

  #refuse(request: AddTrackRequest, reason: RequestResponse_Reason) {
    this.#options.participant.socket.send({
      case: 'requestResponse',
      value: new RequestResponse({ reason, request: { case: 'addTrack', value: request } }),
    })
  }

  async answer({ sdp, id }: SessionDescription) {
    const { engine, participant, onFailed } = this.#options
    this.#connection ??= new PublisherConnection({
      engine,
      name: participant.sid,
      onMedia: (section, send) => this.#add(section, send),
      onEnded: (mid) => this.#end(mid),
      onFailed,
    })
    const answer = await this.#connection.answer(sdp)
    participant.socket.send({
      case: 'answer',
      value: new SessionDescription({ type: 'answer', sdp: answer, id }),
    })
  }

  #add(section: MediaSection, send: (feedback: Buffer) => void): PacketReceiver | null {
    const announced = this.#takeAnnounced(section)
    if (!announced || section.payloadType === null) return null
    const published = new PublishedTrack({
      ...announced,
      section,
      send,
      onLevel: this.#options.onLevel,
    })
    this.#published.set(section.mid, published)
    this.#options.onPublished(published)
    return published
  }

  /** Some browsers offer another identifier than they announced; then the kind decides. */
  #takeAnnounced({ trackIds, kind }: MediaSection): Announced | null {
    const entries = [...this.#announced]
    const entry =
      entries.find(([cid]) => trackIds.includes(cid)) ??
      entries.find(([, { source }]) => kindOf(source) === kind)
    if (!entry) return null
    this.#announced.delete(entry[0])
    return entry[1]
  }

  #end(mid: string) {
    const published = this.#published.get(mid)
    if (!published) return
    this.#published.delete(mid)
    published.close()
    this.#options.onUnpublished(published)
  }

  /** Ends what may not be sent any more. */
  endOthers(sources: readonly TrackSource[]) {
    for (const [cid, { source }] of this.#announced)
      if (!sources.includes(source)) this.#announced.delete(cid)
    for (const { mid, source, info } of this.tracks) {
      if (sources.includes(source)) continue
      this.#options.participant.socket.send({
        case: 'trackUnpublished',
        value: new TrackUnpublishedResponse({ trackSid: info.sid }),
      })
      this.#end(mid)
    }
  }

  close() {
    for (const published of this.tracks) published.close()
    this.#published.clear()
    this.#connection?.close()
  }
}
