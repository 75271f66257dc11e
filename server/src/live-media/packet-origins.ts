import { isRtcp, extensionText, ssrcOf } from './rtp.ts'
import type { MediaSection } from './sdp.ts'

/** Where a packet belongs: its section, and its layer where the picture is sent in some. */
export interface PacketOrigin {
  mid: string
  layer: string | null
}

/** A browser has a source for each layer, and new ones after each change. */
const MAX_SOURCES = 200

/** Knows where each packet of a connection belongs. Browsers write their origin into packets until it is acknowledged. */
export class PacketOrigins {
  #sections: readonly MediaSection[] = []
  #origins = new Map<number, PacketOrigin>()

  /** Of the latest offer. A section whose track is another one has other sources. */
  setSections(sections: readonly MediaSection[]) {
    const changed = this.#sections.filter((before) => !sections.some((section) => isSame(before, section)))
    for (const [ssrc, { mid }] of this.#origins)
      if (changed.some((section) => section.mid === mid)) this.#origins.delete(ssrc)
    this.#sections = sections
    for (const { mid, ssrcs, isSending } of sections)
      if (isSending) for (const ssrc of ssrcs) this.#note(ssrc, { mid, layer: null })
  }

  #note(ssrc: number, origin: PacketOrigin) {
    if (this.#origins.size < MAX_SOURCES) this.#origins.set(ssrc, origin)
    return origin
  }

  /** Null for a source that nothing is known about. */
  originOf(ssrc: number): PacketOrigin | null {
    return this.#origins.get(ssrc) ?? null
  }

  /** Reads it in the packet if it is not known. Null for what belongs nowhere. */
  find(packet: Buffer): PacketOrigin | null {
    if (isRtcp(packet)) return null
    const ssrc = ssrcOf(packet)
    const known = this.#origins.get(ssrc)
    if (known) return known
    const origin = this.#read(packet)
    return origin && this.#note(ssrc, origin)
  }

  #read(packet: Buffer): PacketOrigin | null {
    const sending = this.#sections.filter(({ isSending }) => isSending)
    const section = sending.find(({ mid, midId }) => midId !== null && extensionText(packet, midId) === mid)
    const only = sending.length === 1 ? sending[0] : undefined
    const { mid, layers, layerId } = section ?? only ?? { mid: null, layers: [], layerId: null }
    if (mid === null) return null
    if (layers.length === 0) return { mid, layer: null }
    const layer = layerId === null ? null : extensionText(packet, layerId)
    return layer !== null && layers.includes(layer) ? { mid, layer } : null
  }
}

const isSame = (one: MediaSection, other: MediaSection) =>
  one.mid === other.mid &&
  one.isSending === other.isSending &&
  one.trackIds.join(' ') === other.trackIds.join(' ') &&
  one.layers.join() === other.layers.join()
