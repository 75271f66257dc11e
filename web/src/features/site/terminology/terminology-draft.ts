import {
  keywordNames,
  standardKeywords,
  type Forms,
  type Keyword,
  type Keywords,
} from 'contract/i18n/keywords'
import { languages, type Language } from 'contract/i18n/languages'
import { pluralOf } from 'contract/i18n/plurals'
import { checkWord, type ChosenWords } from 'contract/site/terminology/schemas'

/** Each word by its language and name; empty where the standard word holds. */
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
/** The part of a draft that changes. */
export const withWord = (language: Language, name: Keyword, forms: Forms) => ({
  [keyOf(language, name)]: forms,
})

/** Typing a word proposes its plural until the owner types another. */
export function withOne(language: Language, { one, many }: Forms, typed: string): Forms {
  if (language !== 'en') return { one: typed, many: typed }
  const isProposal = many === '' || many === pluralOf(one)
  return { one: typed, many: isProposal ? (typed === '' ? '' : pluralOf(typed)) : many }
}

/** A word left empty is no choice; a plural left empty is the proposed one. */
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

/** What pages would say with this draft; a word that cannot be used is not tried. */
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
/** The first word that cannot be used, for leading there. */
export const firstTrouble = (draft: KeywordDraft) =>
  Object.keys(draft).find((key) => {
    const { one, many } = troubleOf(draft[key] ?? nothing)
    return one !== null || many !== null
  })
