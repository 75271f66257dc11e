import { useEffect, useState } from 'react'
import { htmlLanguage, type Language } from 'contract/i18n/languages'
import { filled, type Voice } from 'contract/i18n/sentences'
import { useChannel } from '../../../platform/site.tsx'
import { speaking } from '../../../platform/words/dictionary.ts'
import { needJapanese } from '../../../platform/words/japanese.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { alarmWords } from '../../alarms/alarms.words.ts'
import { classroomWords } from '../../classroom/classroom.words.ts'
import { courseWords } from '../../courses/courses.words.ts'
import { reviewWords } from '../../reviews/reviews.words.ts'
import { keywordsIn, type KeywordDraft } from '../keyword-draft.ts'
import { keywordWords } from '../keywords.words.ts'
import css from './WordsForm.module.css'

interface WordPreviewProps {
  draft: KeywordDraft
  language: Language
  /** Sentences of the server. */
  samples: { mail: string; error: string }
}

/** Sentences of the product with the words as they are typed. */
export function WordPreview({ draft, language, samples }: WordPreviewProps) {
  const t = useWords(keywordWords)
  const { name: site } = useChannel()
  useJapanese(language)
  const voice = { language, keywords: keywordsIn(draft, language) }
  return (
    <aside className={css.preview} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <p>{t('previewWhy')}</p>
      <dl>
        {sentencesIn(voice, { ...samples, site }).map(({ kind, text }, at) => (
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

type Kind = 'button' | 'page' | 'alarm' | 'mail' | 'error'
function sentencesIn(voice: Voice, { mail, error, site }: { mail: string; error: string; site: string }) {
  const course = speaking(courseWords, voice)
  const own = speaking(keywordWords, voice)
  const values = { name: own('someone'), title: own('someTitle') }
  const sentences: { kind: Kind; text: string }[] = [
    { kind: 'button', text: course('ENROL') },
    { kind: 'button', text: course('enter') },
    { kind: 'page', text: course('listFound', { count: 12 }) },
    { kind: 'page', text: course('emptyTitle') },
    { kind: 'page', text: course('instructor', values) },
    { kind: 'page', text: speaking(classroomWords, voice)('lockedORDER') },
    { kind: 'page', text: speaking(reviewWords, voice)('none') },
    { kind: 'alarm', text: speaking(alarmWords, voice)('applicant', values) },
    { kind: 'alarm', text: speaking(alarmWords, voice)('review', values) },
    { kind: 'mail', text: filled(mail, voice, { site }) },
    { kind: 'error', text: filled(error, voice) },
  ]
  return sentences
}

/** Fetches the Japanese texts once they are looked at. */
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
