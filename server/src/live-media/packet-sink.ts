/** Where the packets of a published track go. */
export interface PacketSink {
  /** Whether it needs a keyframe. */
  readonly isWaiting: boolean
  /** `sequence` counts on where the number in the packet begins anew. */
  forward: (packet: Buffer, sequence: number) => void
  forwardReport: (packetOf: (ssrc: number) => Buffer) => void
  /** The next packet is no continuation of the last one. */
  interrupt: () => void
}
