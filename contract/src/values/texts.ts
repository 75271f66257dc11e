import { z } from 'zod'

/** Line breaks and all other characters that end or move a line, control characters among them. */
const BREAKS = / *[\p{Zl}\p{Zp}\p{Cc}]+ */gu
/** Zero-width characters that are removed. Joiners stay: emoji sequences and several scripts need them. */
const WIDTHLESS =
  /\u034F|\u17B4|\u17B5|[\u00AD\u061C\u115F\u1160\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0]/gu
/** Characters that change the text direction. */
const TURNS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A single-line text as stored: NFC, without invisible characters, line breaks as spaces. docs/rules.md R-496. */
export const normalizeLine = (text: string) =>
  text.normalize('NFC').replace(WIDTHLESS, '').replace(TURNS, '').replace(BREAKS, ' ').trim()

/** Names and titles: one line of visible characters. Lengths apply to the stored form. */
export const oneLine = (min: number, max: number) => z.string().overwrite(normalizeLine).min(min).max(max)

const SHOWN_TAGS = /<(?:img|iframe|video|audio|hr|table|figure)\b/i
/** Whether this HTML shows anything to a reader. docs/rules.md R-497. */
export function saysSomething(html: string) {
  if (SHOWN_TAGS.test(html)) return true
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#160|#xa0|zwnj|zwj|#8203|#x200b);/gi, ' ')
  return normalizeLine(text).replace(/[\u200C\u200D]/g, '') !== ''
}

/** HTML of the editor, which shows something. It is sanitised before it is stored. docs/rules.md R-497. */
export const richText = z
  .string()
  .trim()
  .min(1)
  .max(50_000)
  .refine(saysSomething, { params: { rule: 'NOTHING_SAID' } })
