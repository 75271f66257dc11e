import { z } from 'zod'
import type { Forms, Keyword } from '../../i18n/keywords.ts'
import type { Language } from '../../i18n/languages.ts'

/** Where the words of a site stand and which edition holds; `Y` where the owner chose any. */
export const CustomKeywordSetting = z.object({
  customKeyword: z.enum(['Y', 'N']),
  /** The files are `<path>/<version>/<ko|en|jp>.json`; an edition never changes. */
  path: z.string(),
  version: z.int().nonnegative(),
})

export const KEYWORD_MAX = 20

/** What would break a sentence: marks of templates and markup, line breaks, signs that turn or hide the text around them. */
const BREAKING = /[{}<>|\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const word = z
  .string()
  .trim()
  .min(1)
  .max(KEYWORD_MAX)
  .refine((text) => !BREAKING.test(text), { params: { rule: 'WORD_MARKS' } })
/** What is wrong with a word somebody typed; null when it can be said. docs/rules.md R-223. */
export function checkWord(text: string): 'EMPTY' | 'LONG' | 'MARKS' | null {
  if (BREAKING.test(text)) return 'MARKS'
  if (text.trim() === '') return 'EMPTY'
  return text.trim().length > KEYWORD_MAX ? 'LONG' : null
}

const forms = z.object({ one: word, many: word })
/** Each thing by its name; what is left out keeps the standard word. */
const Chosen = z.object({
  class: forms.optional(),
  instructor: forms.optional(),
  program: forms.optional(),
  enrolment: forms.optional(),
  classroom: forms.optional(),
  course: forms.optional(),
  notice: forms.optional(),
  goods: forms.optional(),
  participant: forms.optional(),
  review: forms.optional(),
  achievement: forms.optional(),
  challenge: forms.optional(),
} satisfies Record<Keyword, z.ZodOptional<typeof forms>>)

export const ChosenWords = z.object({ ko: Chosen, en: Chosen, jp: Chosen } satisfies Record<
  Language,
  typeof Chosen
>)
export type ChosenWords = Readonly<Record<Language, ChosenSet>>
type ChosenSet = Readonly<Partial<Record<Keyword, Forms | undefined>>>

/** Sentences the server says, for looking at a word before it holds. */
export const Samples = z.object({ mail: z.string(), error: z.string() })

export const path = '/channels/:channelSeq/keywords'
