// Reading and changing of session descriptions (RFC 8866).

const AUDIO_LEVEL = 'urn:ietf:params:rtp-hdrext:ssrc-audio-level'
const MID = 'urn:ietf:params:rtp-hdrext:sdes:mid'
const LAYER = 'urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id'
/** The only header extensions that may be used; browsers turn pictures themselves when the one for it is missing. */
const EXTENSIONS = [AUDIO_LEVEL, MID, LAYER]
/** livekit-client sends three at most. */
export const MAX_LAYERS = 3
const codecs = { audio: 'opus', video: 'VP8' }

export interface MediaSection {
  mid: string
  kind: 'audio' | 'video'
  /** Whether its author sends there. */
  isSending: boolean
  /** The identifiers of its track: those of its stream and its own. */
  trackIds: string[]
  /** Of Opus or VP8; null without it. */
  payloadType: number | null
  audioLevelId: number | null
  /** Under which header extension packets say their section, and their layer. */
  midId: number | null
  layerId: number | null
  /** The layers in which a picture is sent, the smallest first; none where there is one picture alone. */
  layers: string[]
  /** The sources that its author announces; not those of layers. */
  ssrcs: number[]
}

export const sectionsOf = (sdp: string) => sdp.split(/^(?=m=)/m)
export const linesOf = (section: string) => section.split(/\r?\n/).filter((line) => line !== '')
export const joined = (lines: string[]) => lines.map((line) => `${line}\r\n`).join('')
export const kindOf = (section: string) =>
  section.startsWith('m=audio') ? 'audio' : section.startsWith('m=video') ? 'video' : null

export function mediaSections(sdp: string): MediaSection[] {
  return sectionsOf(sdp).flatMap((section) => {
    const kind = kindOf(section)
    const mid = /^a=mid:(\S+)/m.exec(section)?.[1]
    if (!kind || mid === undefined) return []
    const layers = layersIn(section)
    return {
      mid,
      kind,
      isSending: !/^m=\S+ 0 /.test(section) && !/^a=(?:recvonly|inactive)\s*$/m.test(section),
      trackIds: (/^a=msid:(.+?)\s*$/m.exec(section)?.[1] ?? '').split(' '),
      payloadType: payloadTypeIn(section, kind),
      audioLevelId: extensionIn(section, AUDIO_LEVEL),
      midId: extensionIn(section, MID),
      layerId: extensionIn(section, LAYER),
      layers,
      ssrcs: layers.length > 0 ? [] : ssrcsIn(section),
    }
  })
}

function extensionIn(section: string, uri: string) {
  const lines = section.matchAll(/^a=extmap:(\d+)\S* (\S+)/gm)
  const id = [...lines].find(([, , found]) => found === uri)?.[1]
  return id === undefined ? null : Number(id)
}

/** RFC 8853. Browsers list the smallest first; `~` marks a layer that is paused. */
function layersIn(section: string) {
  const list = /^a=simulcast:send ([\w~;,-]+)\s*$/m.exec(section)?.[1] ?? ''
  const layers = list.split(/[;,]/).map((layer) => layer.replace('~', ''))
  return layers.filter((layer) => layer !== '').slice(0, MAX_LAYERS)
}

const ssrcsIn = (section: string) => [
  ...new Set([...section.matchAll(/^a=ssrc:(\d+) /gm)].map(([, ssrc]) => Number(ssrc))),
]

function payloadTypeIn(section: string, kind: 'audio' | 'video') {
  const found = new RegExp(`^a=rtpmap:(\\d+) ${codecs[kind]}/`, 'mi').exec(section)?.[1]
  return found === undefined ? null : Number(found)
}

/**
 * An offer as the media process can answer it: Opus and VP8 alone, since the library agrees to every codec and the browser then
 * sends another one; no feedback on every packet, for which browsers would wait; no candidates, since browsers come to us.
 */
export function answerableOffer(offer: string): string {
  return sectionsOf(offer)
    .map((section) => {
      const kind = kindOf(section)
      const lines = linesOf(section).filter(isAnswerable)
      const codec = kind && payloadTypeIn(section, kind)
      return joined(codec === null ? lines : withOnlyCodec(lines, codec))
    })
    .join('')
}

function isAnswerable(line: string) {
  const extension = /^a=extmap:\S+ (\S+)/.exec(line)?.[1]
  if (extension !== undefined) return EXTENSIONS.includes(extension)
  return !isCandidate(line) && !/^a=rtcp-fb:\S+ transport-cc/.test(line) && line !== 'a=extmap-allow-mixed'
}

function withOnlyCodec(lines: string[], payloadType: number) {
  return lines.flatMap((line) => {
    if (line.startsWith('m=')) return [...line.split(' ').slice(0, 3), payloadType].join(' ')
    const of = /^a=(?:rtpmap|fmtp|rtcp-fb):(\d+) /.exec(line)?.[1]
    return of === undefined || of === String(payloadType) ? line : []
  })
}

const isCandidate = (line: string) => /^a=(?:candidate|end-of-candidates)/.test(line)

export const withoutCandidates = (sdp: string): string =>
  joined(linesOf(sdp).filter((line) => !isCandidate(line)))

/** Without the `a=` in front of them. */
export const candidatesOf = (sdp: string): string[] => [
  ...new Set(
    linesOf(sdp)
      .filter((line) => line.startsWith('a=candidate'))
      .map((line) => line.slice('a='.length)),
  ),
]

/** In the first section, which carries all of them. */
export function withCandidates(sdp: string, candidates: readonly string[]): string {
  const [session = '', first = '', ...others] = sectionsOf(withoutCandidates(sdp))
  return [session, first, ...candidates.map((candidate) => `a=${candidate}\r\n`), ...others].join('')
}

/** RFC 8445, 5.1.2.1: of type host, the first address is preferred. */
export const hostCandidate = (address: string, port: number, index: number): string =>
  `candidate:${index + 100} 1 UDP ${126 * 2 ** 24 + (65_535 - index) * 256 + 255} ${address} ${port} typ host`

/** The identification of the first section. */
export const firstMid = (sdp: string): string => /^a=mid:(\S+)/m.exec(sdp)?.[1] ?? '0'
