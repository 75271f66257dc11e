import { useEffect, useMemo, useState } from 'react'
import { keywordNames } from 'contract/i18n/keywords'
import { htmlLanguage, languages, type Language } from 'contract/i18n/languages'
import { isRefusal } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { TabPanel, Tabs } from '../../../../ui/Tabs.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { languageNames } from '../../../../platform/words/language-names.ts'
import { chosenOf, draftOf, emptyDraft, firstTrouble, withWord, wordIn } from '../terminology-draft.ts'
import { useSaveKeywords, type StoredKeywords } from '../terminology.api.ts'
import { keywordMessages } from '../terminology.messages.ts'
import type { SampleSentences } from '../sample-sentences.ts'
import { WordPreview } from './TermPreview.tsx'
import { WordRow } from './TermRow.tsx'
import css from './TerminologyForm.module.css'

const TABS = 'words'

interface WordsFormProps {
  stored: StoredKeywords
  sentences: SampleSentences
}

export function WordsForm({ stored, sentences }: WordsFormProps) {
  const t = useMessages(keywordMessages)
  const offered = useChannel().languages
  const save = useSaveKeywords()
  const base = useMemo(() => draftOf(stored.words), [stored])
  const { draft, changed, isDirty, change, revert, adopt } = useDraft(base)
  const [tab, setTab] = useState<Language>('ko')
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => {
    // All texts on the page still contain the old terms.
    if (isSaved && !isDirty) window.location.reload()
  }, [isSaved, isDirty])

  const refused = isRefusal(save.error) ? save.error : null
  const wrong = firstTrouble(draft)
  const submit = () => {
    if (wrong !== undefined) {
      const at = languages.find((language) => wrong.startsWith(language))
      return setTab(at ?? tab)
    }
    save.run({ body: { words: chosenOf(draft) } }).then(
      () => {
        adopt(draft)
        toast({ text: t('saved'), tone: 'ok' })
        setIsSaved(true)
      },
      // The save bar shows the error.
      () => null,
    )
  }
  const startAgain = () => {
    save.reset()
    revert()
  }
  return (
    <>
      <div className={css.head}>
        <Tabs
          id={TABS}
          label={t('languages')}
          current={tab}
          onChange={(key) => setTab(languages.find((one) => one === key) ?? 'ko')}
          tabs={languages.map((one) => ({
            key: one,
            label: <span lang={htmlLanguage(one)}>{languageNames[one]}</span>,
          }))}
        />
        <Button variant="subtle" size="sm" onPress={() => change(emptyDraft())}>
          {t('resetAll')}
        </Button>
      </div>
      {languages.map((language) => (
        <TabPanel key={language} of={TABS} tab={language} current={tab}>
          {!offered.includes(language) && <Notice tone="info">{t('off')}</Notice>}
          <div className={css.grid}>
            <div className={css.list}>
              {language === 'en' && (
                <div className={css.columns} aria-hidden="true">
                  <span>{t('one')}</span>
                  <span>{t('many')}</span>
                </div>
              )}
              <ul aria-label={t('list')}>
                {keywordNames.map((name) => (
                  <WordRow
                    key={name}
                    language={language}
                    name={name}
                    forms={wordIn(draft, language, name)}
                    fields={refused?.fields ?? {}}
                    onChange={(forms) => change(withWord(language, name, forms))}
                  />
                ))}
              </ul>
            </div>
            <WordPreview
              draft={draft}
              language={language}
              samples={stored.samples[language]}
              sentences={sentences}
            />
          </div>
        </TabPanel>
      ))}
      <DraftBar
        changes={changed.length}
        error={wrong ? t('check') : refused?.message}
        isSaving={save.isRunning}
        onSave={submit}
        onRevert={startAgain}
      />
    </>
  )
}
