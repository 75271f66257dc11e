import {
  keywordNames,
  standardKeywords,
  type Forms,
  type Keyword,
  type Keywords,
} from 'contract/i18n/keywords'
import { languages, type Language } from 'contract/i18n/languages'
import { pluralOf } from 'contract/i18n/plurals'
import type { ChosenWords } from 'contract/site/terminology/schemas'
import { checkWord } from 'contract/site/terminology/terminology.rules'

/** Each term by language and name; empty for a standard term. */
export type KeywordDraft = Readonly<Record<string, Forms>>
const keyOf = (language: Language, name: Keyword) => `${language}.${name}`

const nothing: Forms = { one: '', many: '' }
const allKeys = languages.flatMap((language) =>
  keywordNames.map((name) => [keyOf(language, name), language, name] as const),
)

export const draftOf = (words: ChosenWords): KeywordDraft =>
  Object.fromEntries(allKeys.map(([key, language, name]) => [key, words[language][name] ?? nothing]))
export const emptyDraft = () => draftOf({ ko: {}, en: {}, jp: {} })
export const wordIn = (draft: KeywordDraft, language: Language, name: Keyword) =>
  draft[keyOf(language, name)] ?? nothing
/** Changes one term of a draft. */
export const withWord = (language: Language, name: Keyword, forms: Forms) => ({
  [keyOf(language, name)]: forms,
})

/** Typing a term proposes its plural until the owner types another. */
export function withOne(language: Language, { one, many }: Forms, typed: string): Forms {
  if (language !== 'en') return { one: typed, many: typed }
  const isProposal = many === '' || many === pluralOf(one)
  return { one: typed, many: isProposal ? (typed === '' ? '' : pluralOf(typed)) : many }
}

/** An empty term stands for the standard one, an empty plural for the proposed one. */
const completed = ({ one, many }: Forms): Forms | null =>
  one === '' ? null : { one: one.trim(), many: (many === '' ? pluralOf(one) : many).trim() }

function chosenIn(draft: KeywordDraft, language: Language): Partial<Record<Keyword, Forms>> {
  const chosen = keywordNames.flatMap((name) => {
    const forms = completed(wordIn(draft, language, name))
    return forms ? [[name, forms] as const] : []
  })
  return Object.fromEntries(chosen)
}
export const chosenOf = (draft: KeywordDraft) => ({
  ko: chosenIn(draft, 'ko'),
  en: chosenIn(draft, 'en'),
  jp: chosenIn(draft, 'jp'),
})

/** The terms of pages with this draft, without invalid ones. */
export function keywordsIn(draft: KeywordDraft, language: Language): Keywords {
  const usable = Object.entries(chosenIn(draft, language)).filter(
    ([, { one, many }]) => checkWord(one) === null && checkWord(many) === null,
  )
  return { ...standardKeywords(language), ...Object.fromEntries(usable) }
}

type KeywordError = NonNullable<ReturnType<typeof checkWord>>
const troubleIn = (text: string) => (text === '' ? null : checkWord(text))
export const troubleOf = ({ one, many }: Forms): { one: KeywordError | null; many: KeywordError | null } => ({
  one: troubleIn(one),
  many: one === '' ? null : troubleIn(many),
})
/** The first invalid term, to which the form scrolls. */
export const firstTrouble = (draft: KeywordDraft) =>
  Object.keys(draft).find((key) => {
    const { one, many } = troubleOf(draft[key] ?? nothing)
    return one !== null || many !== null
  })
