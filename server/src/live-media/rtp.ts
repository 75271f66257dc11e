// Reading of RTP packets (RFC 3550, 8285) and of the payload of VP8 (RFC 7741).

const FIXED_HEADER = 12
const ONE_BYTE_PROFILE = 0xbede

/** RTP and RTCP share a connection; packet types of RTCP stand where RTP has marker and payload type (RFC 5761). */
export function isRtcp(packet: Buffer): boolean {
  const type = packet.length > 1 ? packet.readUInt8(1) & 0x7f : 0
  return type >= 64 && type < 96
}

export const isRtp = (packet: Buffer): boolean =>
  packet.length >= FIXED_HEADER && packet.readUInt8(0) >> 6 === 2 && !isRtcp(packet)

export const payloadTypeOf = (packet: Buffer): number => packet.readUInt8(1) & 0x7f
export const sequenceOf = (packet: Buffer): number => packet.readUInt16BE(2)
export const ssrcOf = (packet: Buffer): number => packet.readUInt32BE(8)

/** How far `later` is ahead of `earlier`, in numbers of 16 bits that begin anew after 65,535. */
export function sequenceDistance(earlier: number, later: number): number {
  const distance = (later - earlier) & 0xffff
  return distance < 0x8000 ? distance : distance - 0x10000
}

const csrcEnd = (packet: Buffer) => FIXED_HEADER + (packet.readUInt8(0) & 0x0f) * 4
const hasExtension = (packet: Buffer) => (packet.readUInt8(0) & 0x10) !== 0

/** Where the payload begins; past the end for a damaged packet. */
export function payloadStart(packet: Buffer): number {
  const start = csrcEnd(packet)
  if (!hasExtension(packet)) return start
  if (packet.length < start + 4) return packet.length
  return start + 4 + packet.readUInt16BE(start + 2) * 4
}

/** A header extension; null without it. Only the one-byte form, which browsers send. */
function extensionOf(packet: Buffer, id: number): Buffer | null {
  if (!hasExtension(packet)) return null
  const start = csrcEnd(packet)
  const end = Math.min(payloadStart(packet), packet.length)
  if (end < start + 4 || packet.readUInt16BE(start) !== ONE_BYTE_PROFILE) return null
  let at = start + 4
  while (at + 1 < end) {
    const head = packet.readUInt8(at)
    const length = head === 0 ? 0 : (head & 0x0f) + 1
    if (head >> 4 === id) return packet.subarray(at + 1, Math.min(at + 1 + length, end))
    at += 1 + length
  }
  return null
}

/** Its first byte. */
export const extensionByte = (packet: Buffer, id: number): number | null =>
  extensionOf(packet, id)?.[0] ?? null
export const extensionText = (packet: Buffer, id: number): string | null =>
  extensionOf(packet, id)?.toString('latin1') ?? null

/** Whether a frame begins here that needs no earlier one. */
export function startsKeyframe(packet: Buffer): boolean {
  const start = payloadStart(packet)
  if (packet.length <= start) return false
  const descriptor = packet.readUInt8(start)
  const isFirstOfFrame = (descriptor & 0x10) !== 0 && (descriptor & 0x07) === 0
  const header = start + descriptorLength(packet, start)
  return isFirstOfFrame && packet.length > header && (packet.readUInt8(header) & 0x01) === 0
}

/** What stands in front of a part of a picture of VP8, by its place in the packet; null where the sender leaves it out. */
interface Descriptor {
  length: number
  pictureIdAt: number | null
  isLongPictureId: boolean
  /** The number of the latest picture that all others build on. */
  baseAt: number | null
}
const SHORT_DESCRIPTOR: Descriptor = { length: 1, pictureIdAt: null, isLongPictureId: false, baseAt: null }

function descriptorAt(packet: Buffer, start: number): Descriptor {
  const isExtended = (packet.readUInt8(start) & 0x80) !== 0
  if (!isExtended || packet.length < start + 3) return SHORT_DESCRIPTOR
  const fields = packet.readUInt8(start + 1)
  const hasPictureId = (fields & 0x80) !== 0
  const isLongPictureId = hasPictureId && (packet.readUInt8(start + 2) & 0x80) !== 0
  const pictureId = hasPictureId ? (isLongPictureId ? 2 : 1) : 0
  const hasBase = (fields & 0x40) !== 0
  const length = 2 + pictureId + (hasBase ? 1 : 0) + ((fields & 0x30) !== 0 ? 1 : 0)
  if (packet.length < start + length) return { ...SHORT_DESCRIPTOR, length }
  return {
    length,
    pictureIdAt: hasPictureId ? start + 2 : null,
    isLongPictureId,
    baseAt: hasBase ? start + 2 + pictureId : null,
  }
}
const descriptorLength = (packet: Buffer, start: number) => descriptorAt(packet, start).length

/** The numbers of a packet by which a browser puts pictures in order. */
export interface PictureNumbers {
  timestamp: number
  /** Of 15 bits; null where the sender writes none. */
  pictureId: number | null
  base: number | null
}

export function pictureNumbers(packet: Buffer): PictureNumbers {
  const start = payloadStart(packet)
  const { pictureIdAt, isLongPictureId, baseAt } =
    packet.length > start ? descriptorAt(packet, start) : SHORT_DESCRIPTOR
  return {
    timestamp: timestampOf(packet),
    // Browsers write the long form; the short one begins anew too often to be counted on.
    pictureId: pictureIdAt !== null && isLongPictureId ? packet.readUInt16BE(pictureIdAt) & 0x7fff : null,
    base: baseAt === null ? null : packet.readUInt8(baseAt),
  }
}

/** Into the packet itself; of the same form as what `pictureNumbers` read there. */
export function writePictureNumbers(packet: Buffer, { timestamp, pictureId, base }: PictureNumbers) {
  packet.writeUInt32BE(timestamp, 4)
  if (pictureId === null && base === null) return
  const { pictureIdAt, baseAt } = descriptorAt(packet, payloadStart(packet))
  if (pictureId !== null && pictureIdAt !== null) packet.writeUInt16BE(0x8000 | pictureId, pictureIdAt)
  if (base !== null && baseAt !== null) packet.writeUInt8(base, baseAt)
}

export const timestampOf = (packet: Buffer): number => packet.readUInt32BE(4)
/** The marker bit. */
export const isLastOfFrame = (packet: Buffer): boolean => (packet.readUInt8(1) & 0x80) !== 0

const paddingOf = (packet: Buffer) =>
  (packet.readUInt8(0) & 0x20) === 0 ? 0 : packet.readUInt8(packet.length - 1)

/** What the codec wrote; null where nothing is left of the packet. */
export function payloadOf(packet: Buffer): Buffer | null {
  const start = payloadStart(packet)
  const end = packet.length - paddingOf(packet)
  return start < end ? packet.subarray(start, end) : null
}
/** The same without the descriptor in front of VP8. */
export function vp8Payload(packet: Buffer): Buffer | null {
  const payload = payloadOf(packet)
  const length = payload && descriptorLength(payload, 0)
  return payload && length !== null && length < payload.length ? payload.subarray(length) : null
}

/** The size of a keyframe of VP8 (RFC 6386, 9.1); null for damaged ones. */
export function frameSize(frame: Buffer): { width: number; height: number } | null {
  if (frame.length < 10 || frame.readUIntBE(3, 3) !== 0x9d012a) return null
  return { width: frame.readUInt16LE(6) & 0x3fff, height: frame.readUInt16LE(8) & 0x3fff }
}
