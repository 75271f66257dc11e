import { useEffect, useState } from 'react'
import { htmlLanguage, type Language } from 'contract/i18n/languages'
import { filled } from 'contract/i18n/sentences'
import { useChannel } from '../../../../platform/site.tsx'
import { translatorFor } from '../../../../platform/words/dictionary.ts'
import { needJapanese } from '../../../../platform/words/japanese.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { keywordsIn, type KeywordDraft } from '../terminology-draft.ts'
import { keywordMessages } from '../terminology.messages.ts'
import type { SampleSentence, SampleSentences } from '../sample-sentences.ts'
import css from './TerminologyForm.module.css'

interface WordPreviewProps {
  draft: KeywordDraft
  language: Language
  /** Sentences of the server. */
  samples: { mail: string; error: string }
  sentences: SampleSentences
}

/** Sentences of the product with the terms of the draft. */
export function WordPreview({ draft, language, samples, sentences }: WordPreviewProps) {
  const t = useMessages(keywordMessages)
  const { name: site } = useChannel()
  useJapanese(language)
  const locale = { language, keywords: keywordsIn(draft, language) }
  const own = translatorFor(keywordMessages, locale)
  const shown: { kind: SampleSentence['kind'] | 'mail' | 'error'; text: string }[] = [
    ...sentences(locale, { name: own('someone'), title: own('someTitle') }),
    { kind: 'mail', text: filled(samples.mail, locale, { site }) },
    { kind: 'error', text: filled(samples.error, locale) },
  ]
  return (
    <aside className={css.preview} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <p>{t('previewWhy')}</p>
      <dl>
        {shown.map(({ kind, text }, at) => (
          <div key={at}>
            <dt>{t(kind)}</dt>
            <dd lang={htmlLanguage(language)} className={kind === 'button' ? css.button : undefined}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

/** Fetches the Japanese texts when the owner opens their preview. */
function useJapanese(language: Language) {
  const [, setIsHere] = useState(false)
  useEffect(() => {
    if (language !== 'jp') return
    void needJapanese().then(
      () => setIsHere(true),
      () => null,
    )
  }, [language])
}
