export interface Cue {
  start: number
  end: number
  text: string
}

const TIMES = /^(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})\s+-->\s+(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})/
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' }
const plain = (line: string) =>
  line.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity)
const secondsOf = ([hours = '0', minutes = '0', seconds = '0', rest = '0']: (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(rest) / 1000

/** The cues of captions in WebVTT, in seconds and without tags. Blocks that are no cues are skipped. */
export function cuesOf(vtt: string): Cue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n')
      const at = lines.findIndex((line) => TIMES.test(line))
      const [, ...times] = TIMES.exec(lines[at] ?? '') ?? []
      const text = lines
        .slice(at + 1)
        .map(plain)
        .join(' ')
        .trim()
      if (at < 0 || text === '') return []
      return [{ start: secondsOf(times.slice(0, 4)), end: secondsOf(times.slice(4)), text }]
    })
}

/** The cues that contain all words of a search, ignoring case. */
export function cuesWith(cues: readonly Cue[], question: string) {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
  return cues.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
}

/** The cue at a moment, or the last one before it; null before the first. */
export const cueAt = (cues: readonly Cue[], second: number) =>
  cues.findLast(({ start }) => start <= second) ?? null
