// Writing of Matroska files with one track (RFC 9559), as far as recordings need it.

/** What a file contains. */
export type RecordedTrack = { kind: 'video'; width: number; height: number } | { kind: 'audio' }

/** One picture, or one packet of sound. */
export interface Block {
  /** Since the beginning of the take. */
  atMs: number
  isKeyframe: boolean
  data: Buffer
}

/** A block counts from its cluster with 16 bits. */
export const MAX_CLUSTER_MS = 30_000

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  audio: 0xe1,
  samplingFrequency: 0xb5,
  channels: 0x9f,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
}

/** The length is not known while the file grows. */
const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex')
const SAMPLES_PER_SECOND = 48_000
const CHANNELS = 2

/** The shortest bytes of a number. */
function bytesOf(value: number): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}
function sizeOf(bytes: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(0x0100000000000000n | BigInt(bytes))
  return size
}
const element = (id: number, ...parts: readonly Buffer[]) => {
  const data = Buffer.concat(parts)
  return Buffer.concat([bytesOf(id), sizeOf(data.length), data])
}
const unsigned = (id: number, value: number) => element(id, bytesOf(value))
const text = (id: number, value: string) => element(id, Buffer.from(value))

/** What stands in front of the first cluster. */
export function fileHeader(track: RecordedTrack): Buffer {
  const about = element(
    ids.ebml,
    text(ids.docType, 'matroska'),
    unsigned(ids.docTypeVersion, 4),
    unsigned(ids.docTypeReadVersion, 2),
  )
  const info = element(
    ids.info,
    // A unit is one millisecond.
    unsigned(ids.timestampScale, 1_000_000),
    text(ids.muxingApp, 'seodang'),
    text(ids.writingApp, 'seodang'),
  )
  const entry = element(
    ids.trackEntry,
    unsigned(ids.trackNumber, 1),
    unsigned(ids.trackUid, 1),
    ...(track.kind === 'video' ? videoEntry(track) : audioEntry()),
  )
  return Buffer.concat([about, bytesOf(ids.segment), UNKNOWN_SIZE, info, element(ids.tracks, entry)])
}

const videoEntry = ({ width, height }: { width: number; height: number }) => [
  unsigned(ids.trackType, 1),
  text(ids.codecId, 'V_VP8'),
  element(ids.video, unsigned(ids.pixelWidth, width), unsigned(ids.pixelHeight, height)),
]

function audioEntry() {
  const frequency = Buffer.alloc(8)
  frequency.writeDoubleBE(SAMPLES_PER_SECOND)
  return [
    unsigned(ids.trackType, 2),
    text(ids.codecId, 'A_OPUS'),
    element(ids.codecPrivate, opusHead()),
    element(ids.audio, element(ids.samplingFrequency, frequency), unsigned(ids.channels, CHANNELS)),
  ]
}

/** RFC 7845, 5.1. */
function opusHead(): Buffer {
  const head = Buffer.alloc(19)
  head.write('OpusHead', 'latin1')
  head.writeUInt8(1, 8)
  head.writeUInt8(CHANNELS, 9)
  head.writeUInt32LE(SAMPLES_PER_SECOND, 12)
  return head
}

/** Blocks that lie less than MAX_CLUSTER_MS apart, in their order. A file may end after each cluster. */
export function clusterOf(blocks: readonly Block[]): Buffer {
  const startMs = blocks[0]?.atMs ?? 0
  const written = blocks.map(({ atMs, isKeyframe, data }) => {
    const head = Buffer.alloc(4)
    head.writeUInt8(0x81, 0)
    head.writeInt16BE(atMs - startMs, 1)
    head.writeUInt8(isKeyframe ? 0x80 : 0, 3)
    return element(ids.simpleBlock, head, data)
  })
  return element(ids.cluster, unsigned(ids.timestamp, startMs), ...written)
}
