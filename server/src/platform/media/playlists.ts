export type Segment = { name: string; seconds: number; bytes: number }

/** The attributes of one stream in the manifest. */
export type Stream = {
  name: string
  /** RFC 6381, such as `avc1.4d401f`. */
  codec: string
  /** Bits per second of the densest segment, and on average. */
  peakBits: number
  averageBits: number
}
export type PictureStream = Stream & { width: number; height: number }

/** The placeholder for the key's URL in a stored playlist; see `fillKeyAddress`. */
const KEY_ADDRESS = '{{KEY_URI}}'
const NEWEST_FEATURE = 7

/** The names and lengths of ffmpeg's segments, in order. */
export function readSegments(playlist: string): { name: string; seconds: number }[] {
  const lines = playlist.split(/\r?\n/)
  return lines.flatMap((line, at) => {
    const seconds = /^#EXTINF:([\d.]+)/.exec(line)?.[1]
    const name = lines[at + 1]
    return seconds && name ? [{ name, seconds: Number(seconds) }] : []
  })
}

/** The init segment precedes the key, so a player knows that it is not encrypted. */
export function printMedia(segments: Segment[]): string {
  const longest = Math.max(...segments.map(({ seconds }) => seconds))
  const header = [
    '#EXTM3U',
    `#EXT-X-VERSION:${NEWEST_FEATURE}`,
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"',
    `#EXT-X-KEY:METHOD=AES-128,URI="${KEY_ADDRESS}"`,
  ]
  const body = segments.flatMap(({ name, seconds }) => [`#EXTINF:${seconds.toFixed(6)},`, name])
  return lines(...header, ...body, '#EXT-X-ENDLIST')
}

/** In a playlist without an IV it is the number of the segment, as 128 bits. */
export function ivOf(sequence: number): Buffer {
  const iv = Buffer.alloc(16)
  iv.writeUInt32BE(sequence, 12)
  return iv
}

/** The playlist of one play session. `address` comes from the server: no quotes, no line breaks. */
export function fillKeyAddress(playlist: string, address: string): string {
  return playlist.replaceAll(KEY_ADDRESS, () => address)
}

export function printMaster(pictures: PictureStream[], sound: Stream | null): string {
  const group = sound
    ? [`#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="sound",DEFAULT=YES,AUTOSELECT=YES,URI="${uri(sound)}"`]
    : []
  const streams = pictures.flatMap((picture) => [streamLine(picture, sound), uri(picture)])
  return lines(
    '#EXTM3U',
    `#EXT-X-VERSION:${NEWEST_FEATURE}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...group,
    ...streams,
  )
}

function streamLine(picture: PictureStream, sound: Stream | null): string {
  const parts = sound ? [picture, sound] : [picture]
  const attributes = [
    `BANDWIDTH=${sum(parts.map(({ peakBits }) => peakBits))}`,
    `AVERAGE-BANDWIDTH=${sum(parts.map(({ averageBits }) => averageBits))}`,
    `CODECS="${parts.map(({ codec }) => codec).join(',')}"`,
    `RESOLUTION=${picture.width}x${picture.height}`,
    ...(sound ? ['AUDIO="sound"'] : []),
  ]
  return `#EXT-X-STREAM-INF:${attributes.join(',')}`
}

export const streamOf = (name: string, codec: string, segments: Segment[]): Stream => ({
  name,
  codec,
  peakBits: Math.ceil(Math.max(...segments.map(({ bytes, seconds }) => (bytes * 8) / seconds))),
  averageBits: Math.ceil(
    (sum(segments.map(({ bytes }) => bytes)) * 8) / sum(segments.map(({ seconds }) => seconds)),
  ),
})

const uri = ({ name }: { name: string }) => `${name}/index.m3u8`
const lines = (...all: string[]) => `${all.join('\n')}\n`
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
