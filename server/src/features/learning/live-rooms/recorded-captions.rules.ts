import type { CaptionLanguage } from 'contract/values/caption-languages'

/** A part of the video: when it began, and how long it is. */
export interface RecordedPart {
  beganAt: number
  /** Null where it is not known: it lasts until the next part begins. */
  lastsMs: number | null
}
interface Sentence {
  userSeq: number
  content: string
  captionLanguage: CaptionLanguage
  beganAt: Date
  saidAt: Date
}
interface TimedText {
  from: number
  to: number
  text: string
}

/** Words arrive so much later than they are said: browsers recognize them first. */
const LAG_MS = 800
const MAX_LETTERS = 84
/** A Korean, Japanese or Chinese letter says as much as some of others. */
const MS_PER_LETTER = { wide: 150, narrow: 60 }
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af]/g
const MIN_MS = 1200
const MAX_READING_MS = 7000
/** Below this somebody else's words stand together with them. */
const MIN_ALONE_MS = 1000

/** The captions of a recording in the order in which they are read. docs/rules.md R-1306. */
export function cuesFrom(sentences: readonly Sentence[], parts: readonly RecordedPart[]): TimedText[] {
  const placed: TimedText[] = []
  let speaker: number | null = null
  for (const { userSeq, content, beganAt, saidAt } of sentences) {
    const from = positionIn(parts, beganAt.getTime() - LAG_MS)
    if (from === null) continue
    const said = positionIn(parts, saidAt.getTime() - LAG_MS) ?? from
    const reading = Math.min(MAX_READING_MS, Math.max(MIN_MS, readingMs(content)))
    const isOther = speaker !== null && speaker !== userSeq
    placed.push(...pieces({ from, to: Math.max(said, from + reading), text: content }, isOther ? '- ' : ''))
    speaker = userSeq
  }
  const sorted = placed.toSorted((one, other) => one.from - other.from)
  return sorted.map((cue, at) => ({ ...cue, to: endOf(cue, sorted[at + 1]) }))
}

function readingMs(text: string) {
  const wide = text.match(WIDE)?.length ?? 0
  return wide * MS_PER_LETTER.wide + (text.length - wide) * MS_PER_LETTER.narrow
}

const endOf = ({ from, to }: TimedText, next: TimedText | undefined) =>
  next && next.from - from >= MIN_ALONE_MS ? Math.min(to, next.from) : to

/** Where a moment is in the video, in milliseconds; null after its end. A moment between two parts is where the later one begins. */
export function positionIn(parts: readonly RecordedPart[], at: number): number | null {
  let before = 0
  for (const [index, { beganAt, lastsMs }] of parts.entries()) {
    if (at <= beganAt) return before
    const lasts = lastsMs ?? (parts[index + 1]?.beganAt ?? Infinity) - beganAt
    if (at < beganAt + lasts) return before + (at - beganAt)
    before += lasts
  }
  return null
}

/** A long sentence stands piece by piece, each for its share of the time. A change of the speaker begins with a dash. */
function pieces({ from, to, text }: TimedText, dash: string): TimedText[] {
  const texts = splitText(text)
  const letters = texts.reduce((sum, { length }) => sum + length, 0)
  let at = from
  return texts.map((piece, index) => {
    const begins = at
    at = Math.min(to, Math.round(begins + ((to - from) * piece.length) / letters))
    return { from: begins, to: at, text: index === 0 ? dash + piece : piece }
  })
}

function splitText(text: string): string[] {
  const texts: string[] = []
  let rest = text.trim()
  while (rest.length > MAX_LETTERS) {
    const head = rest.slice(0, MAX_LETTERS)
    const gap = Math.max(head.lastIndexOf(' '), head.lastIndexOf('。') + 1, head.lastIndexOf('、') + 1)
    const end = gap > MAX_LETTERS / 3 ? gap : MAX_LETTERS
    texts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? texts : [...texts, rest]
}

/** The language in which the longest part was said. */
export function mainLanguage(sentences: readonly Sentence[]): CaptionLanguage | null {
  const letters = new Map<CaptionLanguage, number>()
  for (const { captionLanguage, content } of sentences)
    letters.set(captionLanguage, (letters.get(captionLanguage) ?? 0) + content.length)
  const [longest] = [...letters].toSorted(([, one], [, other]) => other - one)
  return longest?.[0] ?? null
}
