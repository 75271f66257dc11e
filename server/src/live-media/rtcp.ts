// Reading and writing of RTCP packets (RFC 3550, 4585, 5104, draft-alvestrand-rmcat-remb).

const SENDER_REPORT = 200
const RECEIVER_REPORT = 201
const TRANSPORT_FEEDBACK = 205
const PAYLOAD_FEEDBACK = 206
const NACK = 1
const PICTURE_LOSS = 1
const FULL_INTRA_REQUEST = 4
const BITRATE_ESTIMATE = 15

/** What receivers and senders report about a track. */
export type Feedback =
  | { kind: 'lost'; sequences: number[] }
  | { kind: 'keyframe' }
  /** `middle`: the middle 32 bits of its time, by which the next receiver report names it. */
  | { kind: 'senderReport'; middle: number; packet: Buffer }

/** The parts of a compound packet that concern a track; damaged ones end it. */
export function readFeedback(compound: Buffer): Feedback[] {
  const found: Feedback[] = []
  let at = 0
  while (at + 4 <= compound.length) {
    const end = at + (compound.readUInt16BE(at + 2) + 1) * 4
    if (end > compound.length) break
    const feedback = feedbackOf(compound.subarray(at, end))
    if (feedback) found.push(feedback)
    at = end
  }
  return found
}

function feedbackOf(packet: Buffer): Feedback | null {
  const format = packet.readUInt8(0) & 0x1f
  const type = packet.readUInt8(1)
  if (type === SENDER_REPORT && packet.length >= 28)
    return { kind: 'senderReport', middle: packet.readUInt32BE(10), packet: packet.subarray(0, 28) }
  if (type === TRANSPORT_FEEDBACK && format === NACK) return { kind: 'lost', sequences: lostIn(packet) }
  const isRequest = format === PICTURE_LOSS || format === FULL_INTRA_REQUEST
  return type === PAYLOAD_FEEDBACK && isRequest ? { kind: 'keyframe' } : null
}

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

/** The sender report of a track, as the copy with another source. */
export function withSsrc(senderReport: Buffer, ssrc: number): Buffer {
  const packet = Buffer.from(senderReport)
  // The reports of the sender on what it receives were cut off.
  packet.writeUInt8(0x80, 0)
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(ssrc, 4)
  return packet
}
