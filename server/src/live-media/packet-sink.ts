import type { Layer } from './layer.ts'

/** Where the packets of a published track go. */
export interface PacketSink {
  /** Whether it needs a keyframe of this layer. */
  isWaitingFor: (layer: Layer) => boolean
  /** Of every layer. `sequence` counts on where the number in the packet begins anew. */
  forward: (packet: Buffer, sequence: number, layer: Layer) => void
  /** What the sender reports about a layer. */
  forwardReport: (report: Buffer, layer: Layer) => void
  /** The next packet is no continuation of the last one. */
  interrupt: () => void
  /** A layer is sent that was not until now. */
  noteLayers: () => void
}
