import { standardKeywords, type Keywords } from 'contract/i18n/keywords'
import type { Language } from 'contract/i18n/languages'
import type { ChannelView } from '../site.tsx'

interface KeywordLocale {
  channel: ChannelView | null
  language: Language
}

/** The path of the file with the site's own terms in this language; null if it uses the standard terms. */
export function keywordsFile({ channel, language }: KeywordLocale) {
  const { customKeyword, path, version } = channel?.customKeywordSetting ?? {}
  return customKeyword === 'Y' ? `${path}/${version}/${language}.json` : null
}

/** The standard terms overridden by those of the site, as in the server's HTML. */
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
