/** 20 ms of silence, as an encoder of Opus sends it (RFC 6716). */
export const SILENCE = Buffer.from([0xf8, 0xff, 0xfe])
export const SILENCE_MS = 20

/** The length of a frame in each mode (RFC 6716, table 2), by the five upper bits of the first byte. */
const SILK = [10, 20, 40, 60]
const HYBRID = [10, 20]
const CELT = [2.5, 5, 10, 20]
function frameMs(config: number): number {
  if (config < 12) return SILK[config % 4] ?? SILENCE_MS
  if (config < 16) return HYBRID[config % 2] ?? SILENCE_MS
  return CELT[config % 4] ?? SILENCE_MS
}

/** How long a packet of sound lasts. */
export function packetMs(data: Buffer): number {
  const [first = 0, second = 1] = data
  const code = first & 3
  const frames = code === 0 ? 1 : code < 3 ? 2 : second & 0x3f
  return frameMs(first >> 3) * frames
}
