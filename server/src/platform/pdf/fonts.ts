import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { z } from 'zod'

const load = createRequire(import.meta.url)
const pretendard = join(dirname(load.resolve('pretendard/package.json')), 'dist/public/static')
export const ownFonts = {
  regular: join(pretendard, 'Pretendard-Regular.otf'),
  bold: join(pretendard, 'Pretendard-Bold.otf'),
}

/** A font in parts of some letters each; `letters` are ranges of code points. */
export interface FontPart {
  name: string
  letters: readonly (readonly [first: number, last: number])[]
}
/** What one font writes of a text; `part` is null for the own font. */
export interface TextRun {
  text: string
  part: FontPart | null
}

/** Whether there are Chinese characters or kana in it. */
export const isEastAsian = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー〆]/u.test(text)

/** Pretendard has no Chinese characters: what is written in those, or in kana, comes from a second font where it has them. */
export function textRuns(text: string, parts: readonly FontPart[]): TextRun[] {
  const runs: TextRun[] = []
  for (const letter of text) {
    const part = isEastAsian(letter) ? partWith(letter, parts) : null
    const last = runs.at(-1)
    if (last?.part === part) last.text += letter
    else runs.push({ text: letter, part })
  }
  return runs
}

function partWith(letter: string, parts: readonly FontPart[]) {
  const point = letter.codePointAt(0) ?? 0
  return parts.find(({ letters }) => letters.some(([first, last]) => first <= point && point <= last)) ?? null
}

const noto = dirname(load.resolve('@fontsource-variable/noto-sans-sc/package.json'))

/** By name of a part. */
const Ranges = z.record(z.string(), z.string())

/** The parts of Noto Sans SC, which also has the characters of Japan, Taiwan and Korea. */
export async function notoParts(): Promise<FontPart[]> {
  const ranges: unknown = JSON.parse(await readFile(join(noto, 'unicode.json'), 'utf8'))
  return Object.entries(Ranges.parse(ranges)).map(([name, range]) => ({
    name: name.replace(/[[\]]/g, ''),
    letters: range.split(',').map(rangeOf),
  }))
}

/** `U+4e00-4e08`, or one letter alone. */
function rangeOf(written: string): [number, number] {
  const [first = '', last = first] = written.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

export type Weight = 'regular' | 'bold'
const numbers: Record<Weight, number> = { regular: 400, bold: 700 }

/** A font of these letters of one part. */
export async function lettersOf({ name }: FontPart, text: string, weight: Weight) {
  const whole = await readFile(join(noto, `files/noto-sans-sc-${name}-wght-normal.woff2`))
  return subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: { wght: numbers[weight] } })
}
