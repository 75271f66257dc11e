import { useState } from 'react'
import { isRefusal } from '../../../platform/call.ts'
import { useDraft } from '../../../platform/draft.tsx'
import { useWords } from '../../../platform/words/use-words.ts'
import { DraftBar } from '../../../shell/management/DraftBar.tsx'
import { FormSection } from '../../../shell/management/FormSection.tsx'
import { useWritingWords } from '../../../shell/management/use-writing-words.ts'
import { RichTextEditor } from '../../../ui/editor/RichTextEditor.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useShownSettings } from './ClassSettingsShell.tsx'
import { classSettingsWords } from './class-settings.words.ts'
import { useSaveInformation } from './course-settings.api.ts'
import { informationOf, isTitleFine, richTexts } from './information.ts'
import { CoverField } from './parts/CoverField.tsx'
import { Sorting } from './parts/Sorting.tsx'
import { useSaveError } from './parts/use-save-error.ts'

/** What the class is: names, picture, six texts, and who teaches. */
export function InformationScreen() {
  const t = useWords(classSettingsWords)
  const writing = useWritingWords()
  const settings = useShownSettings()
  const save = useSaveInformation(settings.courseSeq)
  const { draft, changed, change, revert, adopt } = useDraft(informationOf(settings))
  const [isTried, setTried] = useState(false)
  const refused = isRefusal(save.error) ? save.error : null
  const titleError = isTried && !isTitleFine(draft.title) ? t('titleShort') : refused?.fields.title
  const barError = useSaveError(refused)

  const submit = () => {
    setTried(true)
    if (!isTitleFine(draft.title)) return
    save.run({ body: draft }).then(
      () => {
        adopt(draft)
        toast({ text: t('saved'), tone: 'ok' })
      },
      // Said by the bar and beside the fields.
      () => null,
    )
  }
  const startAgain = () => {
    save.reset()
    setTried(false)
    revert()
  }
  return (
    <>
      <FormSection title={t('basics')} why={t('basicsWhy')}>
        <TextInput
          label={t('title')}
          value={draft.title}
          onChange={(title) => change({ title })}
          maxLength={100}
          counter
          required
          minLength={2}
          error={titleError}
        />
        <TextInput
          label={t('subTitle')}
          value={draft.subTitle}
          onChange={(subTitle) => change({ subTitle })}
          maxLength={120}
          counter
          error={refused?.fields.subTitle}
        />
        <TextArea
          label={t('introduction')}
          hint={t('introductionHint')}
          value={draft.introduction}
          onChange={(introduction) => change({ introduction })}
          maxLength={500}
          error={refused?.fields.introduction}
        />
      </FormSection>
      <CoverField settings={settings} draft={draft} onChange={change} />
      <Sorting draft={draft} onChange={change} />
      <FormSection title={t('texts')} why={t('textsWhy')}>
        {richTexts.map((name) => (
          <RichTextEditor
            key={name}
            label={t(name)}
            value={draft[name]}
            onChange={(html) => change({ [name]: html })}
            words={writing}
            error={refused?.fields[name]}
          />
        ))}
      </FormSection>
      <DraftBar
        changes={changed.length}
        error={titleError ? t('check', { field: t('title') }) : barError}
        isSaving={save.isRunning}
        onSave={submit}
        onRevert={startAgain}
      />
    </>
  )
}
