import { keysOf } from 'contract/values/records'
import { standardKeywords } from 'contract/i18n/keywords'
import { languages, type Language } from 'contract/i18n/languages'
import type { ChosenWords } from 'contract/site/terminology/schemas'
import type { getKeywords } from 'contract/site/terminology/api'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { plainSentence } from '../../../platform/words/sentence.ts'
import { knownWords, wordsOf } from '../../../platform/words/site-words.ts'
import { sampleSubject } from './terminology.texts.ts'
import { findEdition, insertEdition } from './terminology.queries.ts'
import { updateKeywords } from '../sites/feature-settings.public.ts'
import { sayChanged } from '../sites/sites.public.ts'

type KeywordsView = z.output<(typeof getKeywords)['reply']>

/** The site's terms for editing, with sample sentences of the server. */
export async function getChosenWords(ctx: Context): Promise<KeywordsView> {
  const { version, chosen } = await knownWords(ctx, ctx.channelSeq)
  return {
    version,
    words: chosen,
    samples: { ko: samplesIn('ko'), en: samplesIn('en'), jp: samplesIn('jp') },
  }
}
const samplesIn = (language: Language) => ({
  mail: sampleSubject[language],
  error: plainSentence(language, 'CLASS_HAS_LEARNERS'),
})

/** Activates new terms. A word that equals the standard one is not stored. */
export async function saveWords(ctx: MemberContext, words: ChosenWords) {
  const { channelSeq } = ctx
  const chosen = { ko: own('ko', words.ko), en: own('en', words.en), jp: own('jp', words.jp) }
  const createdAt = ctx.now()
  const version = await ctx.transaction(async (tx) => {
    const next = await updateKeywords(tx, channelSeq, { words: chosen, updatedAt: createdAt })
    const edition = { version: next, words: chosen, savedByUserSeq: ctx.user.userSeq, createdAt }
    await insertEdition(tx, edition)
    return next
  })
  sayChanged(ctx, channelSeq)
  return { version }
}

function own(language: Language, set: ChosenWords[Language]): ChosenWords[Language] {
  const standard = standardKeywords(language)
  const chosen = keysOf(standard).flatMap((name) => {
    const forms = set[name]
    const isSame = forms?.one === standard[name].one && forms.many === standard[name].many
    return forms && !isSame ? [[name, forms] as const] : []
  })
  return Object.fromEntries(chosen)
}

/**
 * The replaced terms of one version in one language, to be merged over the reader's standard terms; null for an unknown version.
 */
export async function findWordsFile(
  ctx: Context,
  { version, language }: { version: number; language: string },
): Promise<ChosenWords[Language] | null> {
  const siteLanguage = languages.find((one) => one === language)
  if (!siteLanguage) return null
  const known = await knownWords(ctx, ctx.channelSeq)
  if (version === known.version) return known.chosen[siteLanguage]
  const kept = await findEdition(ctx.db, version)
  return kept === undefined ? null : wordsOf(version, kept).chosen[siteLanguage]
}
