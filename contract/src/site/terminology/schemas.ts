import { z } from 'zod'
import type { Forms, Keyword } from '../../i18n/keywords.ts'
import type { Language } from '../../i18n/languages.ts'
import { KEYWORD_MAX, BREAKING } from './terminology.rules.ts'

/** The location of the site's terms and their current version; `Y` where the owner replaced any. */
export const CustomKeywordSetting = z.object({
  customKeyword: z.enum(['Y', 'N']),
  /** The files are `<path>/<version>/<ko|en|jp>.json`; a version never changes. */
  path: z.string(),
  version: z.int().nonnegative(),
})

const word = z
  .string()
  .trim()
  .min(1)
  .max(KEYWORD_MAX)
  .refine((text) => !BREAKING.test(text), { params: { rule: 'WORD_MARKS' } })

const forms = z.object({ one: word, many: word })
/** Each term by its name; an omitted one keeps the standard. */
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

/** Sample sentences, as a preview of a term before it applies. */
export const Samples = z.object({ mail: z.string(), error: z.string() })

export const path = '/channels/:channelSeq/keywords'
