import { keysOf } from 'contract/values/records'
import { standardKeywords } from 'contract/i18n/keywords'
import { languages, type Language } from 'contract/i18n/languages'
import type { ChosenWords } from 'contract/site/terminology/schemas'
import type { getKeywords } from 'contract/site/terminology/api'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { mailWords } from '../../../platform/mail/mail-words.ts'
import { plainSentence } from '../../../platform/words/sentence.ts'
import { knownWords, wordsOf } from '../../../platform/words/site-words.ts'
import { findEdition, insertEdition } from './terminology.queries.ts'
import { sayChanged } from '../sites/sites.public.ts'

type KeywordsView = z.output<(typeof getKeywords)['reply']>

/** The words of the site as its owner edits them, with sentences of the server to look at them in. */
export async function getChosenWords(ctx: Context): Promise<KeywordsView> {
  const { version, chosen } = await knownWords(ctx, ctx.channelSeq)
  return {
    version,
    words: chosen,
    samples: { ko: samplesIn('ko'), en: samplesIn('en'), jp: samplesIn('jp') },
  }
}
const samplesIn = (language: Language) => ({
  mail: mailWords[language].receiptSubject,
  error: plainSentence(language, 'CLASS_HAS_LEARNERS'),
})

/** Puts new words in force. What equals the standard word is not a choice. */
export async function saveWords(ctx: MemberContext, words: ChosenWords) {
  const { channelSeq } = ctx
  const chosen = { ko: own('ko', words.ko), en: own('en', words.en), jp: own('jp', words.jp) }
  const version = await ctx.transaction((tx) =>
    insertEdition(tx, channelSeq, { words: chosen, savedByUserSeq: ctx.user.userSeq, createdAt: ctx.now() }),
  )
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
 * What one edition chose in one language, to be laid over the standard words of the reader; null where there never
 * was such an edition.
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
