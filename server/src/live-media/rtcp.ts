// Reading and writing of RTCP packets (RFC 3550, 4585, 5104, draft-alvestrand-rmcat-remb).

const SENDER_REPORT = 200
const RECEIVER_REPORT = 201
const TRANSPORT_FEEDBACK = 205
const PAYLOAD_FEEDBACK = 206
const NACK = 1
const PICTURE_LOSS = 1
const FULL_INTRA_REQUEST = 4
const BITRATE_ESTIMATE = 15
/** Bytes of a sender report that are about the sender, and of each report on a source. */
const SENDER_PART = 28
const REPORT_BLOCK = 24

/** What receivers report about what they get. */
export type Feedback =
  | { kind: 'lost'; sequences: number[] }
  | { kind: 'keyframe' }
  /** Of 256 packets of each source since the last report. */
  | { kind: 'losses'; ofSource: Map<number, number> }
  /** How many bits a second the network bears, by the estimate of the receiver. */
  | { kind: 'estimate'; bitsPerSecond: number }

/** The packets of a compound one; damaged ones end it. */
function partsOf(compound: Buffer): Buffer[] {
  const parts: Buffer[] = []
  let at = 0
  while (at + 4 <= compound.length) {
    const end = at + (compound.readUInt16BE(at + 2) + 1) * 4
    if (end > compound.length) break
    parts.push(compound.subarray(at, end))
    at = end
  }
  return parts
}

export const readFeedback = (compound: Buffer): Feedback[] =>
  partsOf(compound).flatMap((packet) => feedbackOf(packet) ?? [])

/** The part of sender reports that is about the sender. */
export const readSenderReports = (compound: Buffer): Buffer[] =>
  partsOf(compound)
    .filter((packet) => packet.readUInt8(1) === SENDER_REPORT && packet.length >= SENDER_PART)
    .map((packet) => packet.subarray(0, SENDER_PART))

function feedbackOf(packet: Buffer): Feedback | null {
  const format = packet.readUInt8(0) & 0x1f
  const type = packet.readUInt8(1)
  if (type === RECEIVER_REPORT || type === SENDER_REPORT)
    return { kind: 'losses', ofSource: lossesIn(packet, type === SENDER_REPORT ? SENDER_PART : 8) }
  if (type === TRANSPORT_FEEDBACK && format === NACK) return { kind: 'lost', sequences: lostIn(packet) }
  if (type !== PAYLOAD_FEEDBACK) return null
  if (format === BITRATE_ESTIMATE) return estimateIn(packet)
  return format === PICTURE_LOSS || format === FULL_INTRA_REQUEST ? { kind: 'keyframe' } : null
}

function lossesIn(packet: Buffer, start: number): Map<number, number> {
  const losses = new Map<number, number>()
  for (let at = start; at + REPORT_BLOCK <= packet.length; at += REPORT_BLOCK)
    losses.set(packet.readUInt32BE(at), packet.readUInt8(at + 4))
  return losses
}

function estimateIn(packet: Buffer): Feedback | null {
  if (packet.length < 20 || packet.toString('latin1', 12, 16) !== 'REMB') return null
  const head = packet.readUInt8(17)
  const mantissa = ((head & 0x03) << 16) | packet.readUInt16BE(18)
  return { kind: 'estimate', bitsPerSecond: mantissa * 2 ** (head >> 2) }
}

/** By their middle 32 bits the next receiver report names a sender report. */
export const middleOfTime = (senderReport: Buffer): number => senderReport.readUInt32BE(10)
/** When the picture or sound of a timestamp was made, on the sender's clock. */
export const sentAt = (senderReport: Buffer): { ms: number; timestamp: number } => ({
  ms: senderReport.readUInt32BE(8) * 1000 + (senderReport.readUInt32BE(12) * 1000) / 2 ** 32,
  timestamp: senderReport.readUInt32BE(16),
})

/** Each entry names one packet and, as bits, those among the next sixteen. */
function lostIn(packet: Buffer): number[] {
  const sequences: number[] = []
  for (let at = 12; at + 4 <= packet.length; at += 4) {
    const first = packet.readUInt16BE(at)
    const following = packet.readUInt16BE(at + 2)
    sequences.push(first)
    for (let bit = 0; bit < 16; bit += 1)
      if ((following & (1 << bit)) !== 0) sequences.push((first + bit + 1) & 0xffff)
  }
  return sequences
}

function packetOf({ format, type, bytes }: { format: number; type: number; bytes: number }): Buffer {
  const packet = Buffer.alloc(bytes)
  packet.writeUInt8(0x80 | format, 0)
  packet.writeUInt8(type, 1)
  packet.writeUInt16BE(bytes / 4 - 1, 2)
  return packet
}

/** Asks the sender for a frame that needs no earlier one. */
export function keyframeRequest(own: number, media: number): Buffer {
  const packet = packetOf({ format: PICTURE_LOSS, type: PAYLOAD_FEEDBACK, bytes: 12 })
  packet.writeUInt32BE(own, 4)
  packet.writeUInt32BE(media, 8)
  return packet
}

/** Asks the sender for lost packets. */
export function lossReport(own: number, media: number, sequences: readonly number[]): Buffer {
  const packet = packetOf({ format: NACK, type: TRANSPORT_FEEDBACK, bytes: 12 + sequences.length * 4 })
  packet.writeUInt32BE(own, 4)
  packet.writeUInt32BE(media, 8)
  for (const [index, sequence] of sequences.entries()) packet.writeUInt16BE(sequence, 12 + index * 4)
  return packet
}

/** Says how many bits a second the sender may use: a mantissa of 18 bits and an exponent. */
export function bitrateLimit(own: number, media: number, bitsPerSecond: number): Buffer {
  const packet = packetOf({ format: BITRATE_ESTIMATE, type: PAYLOAD_FEEDBACK, bytes: 24 })
  const exponent = Math.max(0, Math.ceil(Math.log2(bitsPerSecond / 0x3ffff)))
  const mantissa = Math.floor(bitsPerSecond / 2 ** exponent)
  packet.writeUInt32BE(own, 4)
  packet.write('REMB', 12, 'latin1')
  packet.writeUInt8(1, 16)
  packet.writeUInt8((exponent << 2) | (mantissa >> 16), 17)
  packet.writeUInt16BE(mantissa & 0xffff, 18)
  packet.writeUInt32BE(media, 20)
  return packet
}

export interface Reception {
  ssrc: number
  /** Of 256 packets since the last report. */
  lostOf256: number
  lostInAll: number
  /** With the number of times the sequence began anew in the upper bits. */
  highestSequence: number
  lastReport: number
  /** In units of 1/65,536 seconds. */
  sinceLastReport: number
}

export function receiverReport(own: number, reception: Reception): Buffer {
  const packet = packetOf({ format: 1, type: RECEIVER_REPORT, bytes: 32 })
  packet.writeUInt32BE(own, 4)
  packet.writeUInt32BE(reception.ssrc, 8)
  packet.writeUInt8(reception.lostOf256, 12)
  packet.writeUIntBE(Math.min(reception.lostInAll, 0x7fffff), 13, 3)
  packet.writeUInt32BE(reception.highestSequence >>> 0, 16)
  packet.writeUInt32BE(reception.lastReport >>> 0, 24)
  packet.writeUInt32BE(reception.sinceLastReport >>> 0, 28)
  return packet
}

/** The sender report of a track, as the copy with another source, whose timestamps are so much later. */
export function reportAs(senderReport: Buffer, ssrc: number, timestampOffset = 0): Buffer {
  const packet = Buffer.from(senderReport)
  // The reports of the sender on what it receives were cut off.
  packet.writeUInt8(0x80, 0)
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(ssrc, 4)
  packet.writeUInt32BE((packet.readUInt32BE(16) + timestampOffset) >>> 0, 16)
  return packet
}
