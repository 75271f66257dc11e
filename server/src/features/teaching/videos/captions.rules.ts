import type { CaptionLanguage } from 'contract/values/caption-languages'

/** One caption with its times in milliseconds. */
export interface Cue {
  from: number
  to: number
  text: string
}
const MAX_CUES = 20_000

/** Encodings of texts without a byte order mark that are not UTF-8. */
const legacy: Partial<Record<CaptionLanguage, string>> = {
  ja: 'shift_jis',
  zh: 'gb18030',
  ru: 'windows-1251',
}

/** Decodes the text of a file in any supported encoding; null for anything else. docs/rules.md R-376. */
export function decoded(bytes: Uint8Array, language: CaptionLanguage): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return read(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return read(bytes, 'utf-16be')
  return read(bytes, 'utf-8') ?? read(bytes, legacy[language] ?? 'euc-kr')
}
function read(bytes: Uint8Array, encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`
const LINE = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s|$)`)

/** The cues of SRT or WebVTT; everything else in such files is ignored. */
export function cuesOf(text: string): Cue[] {
  const isVtt = /^\uFEFF?WEBVTT/.test(text)
  const cues: Cue[] = []
  for (const block of text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => LINE.test(line))
    const found = LINE.exec(lines[at] ?? '')
    if (!found || cues.length >= MAX_CUES) continue
    const said = cueText(lines.slice(at + 1), isVtt)
    const [from, to] = [momentOf(found.slice(1, 5)), momentOf(found.slice(5, 9))]
    if (said && to > from) cues.push({ from, to, text: said })
  }
  return cues.toSorted((one, other) => one.from - other.from)
}

const momentOf = ([hours = '0', minutes = '0', seconds = '0', rest = '0']: (string | undefined)[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'))

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
  '&amp;': '&',
}
/** Plain text: no tags of either format, no control characters. */
function cueText(lines: string[], isVtt: boolean) {
  const plain = lines
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\{\\[^}]*\}/g, '')
        .replaceAll(/\p{Cc}/gu, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
  return isVtt ? plain.replaceAll(/&(?:lt|gt|nbsp|lrm|rlm|amp);/g, (name) => entities[name] ?? '') : plain
}

/** WebVTT, with markup characters escaped. */
export function writtenAsVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${escaped(text)}`)
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`
}
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
function clock(ms: number) {
  const rest = String(ms % 1000).padStart(3, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`
}
