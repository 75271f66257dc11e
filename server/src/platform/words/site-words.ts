import { standardKeywords, type Keywords } from 'contract/i18n/keywords'
import type { Language } from 'contract/i18n/languages'
import type { Locale } from 'contract/i18n/sentences'
import { ChosenWords } from 'contract/site/terminology/schemas'
import type { ChannelSeq } from 'contract/values/ids'
import type { Context } from '../context.ts'
import { CHANNEL_TOPIC, ChannelChanged } from '../realtime/bus.ts'
import { perBus, remember, remembered } from '../remember.ts'
import { findWordsRow } from './site-words.queries.ts'

type LookupContext = Pick<Context, 'platform' | 'ports'>

/** A site's terms, and their version. */
export interface SiteWords {
  version: number
  chosen: ChosenWords
  byLanguage: Readonly<Record<Language, Keywords>>
}

const nothingChosen: ChosenWords = { ko: {}, en: {}, jp: {} }
export const isCustom = ({ ko, en, jp }: ChosenWords) =>
  [ko, en, jp].some((set) => Object.values(set).some(Boolean))

/** The standard terms with those of the site over them. */
export function wordsOf(version: number, stored: unknown): SiteWords {
  const read = ChosenWords.safeParse(stored)
  const chosen = read.success ? read.data : nothingChosen
  const inForce = (language: Language) => {
    const own = Object.entries(chosen[language]).filter(([, forms]) => forms !== undefined)
    return { ...standardKeywords(language), ...Object.fromEntries(own) }
  }
  return { version, chosen, byLanguage: { ko: inForce('ko'), en: inForce('en'), jp: inForce('jp') } }
}

const cacheOf = perBus((bus) => {
  const words = remembered<ChannelSeq, SiteWords>()
  bus.subscribe(CHANNEL_TOPIC, (said) => words.delete(ChannelChanged.parse(said).channelSeq))
  return words
})

/** Cached per process; all processes are notified of a change. */
export const knownWords = ({ platform, ports }: LookupContext, channelSeq: ChannelSeq) =>
  remember(cacheOf(ports.bus), channelSeq, async () => {
    const row = await findWordsRow(platform, channelSeq)
    return wordsOf(row?.keywordsVersion ?? 0, row?.keywords)
  })

/** The caller's locale on this site. */
export const localeOf = (ctx: LookupContext & Pick<Context, 'channelSeq' | 'language'>) =>
  localeIn(ctx, ctx.channelSeq, ctx.language)

/** The platform itself has the standard terms. */
export async function localeIn(
  ctx: LookupContext,
  channelSeq: ChannelSeq | null,
  language: Language,
): Promise<Locale> {
  if (channelSeq === null) return standardLocale(language)
  return { language, keywords: (await knownWords(ctx, channelSeq)).byLanguage[language] }
}
export const standardLocale = (language: Language): Locale => ({
  language,
  keywords: standardKeywords(language),
})
