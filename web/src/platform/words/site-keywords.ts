import { standardKeywords, type Keywords } from 'contract/i18n/keywords'
import type { Language } from 'contract/i18n/languages'
import type { ChannelView } from '../site.tsx'

interface KeywordLocale {
  channel: ChannelView | null
  language: Language
}

/** The file with the words of the site in this language; null where the standard words hold. */
export function keywordsFile({ channel, language }: KeywordLocale) {
  const { customKeyword, path, version } = channel?.customKeywordSetting ?? {}
  return customKeyword === 'Y' ? `${path}/${version}/${language}.json` : null
}

/** The standard words with those of the site over them: the same with which the server drew the page. */
export async function fetchKeywords(locale: KeywordLocale): Promise<Keywords> {
  const standard = standardKeywords(locale.language)
  const file = keywordsFile(locale)
  if (file === null) return standard
  const chosen = await fetch(file).then(
    (answer) => (answer.ok ? (answer.json() as Promise<Partial<Keywords>>) : {}),
    () => ({}),
  )
  return { ...standard, ...chosen }
}
