import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useTextPictures } from '../../../system/files/use-text-pictures.ts'
import { useWritingMessages } from '../../../../platform/management/use-writing-messages.ts'
import { RichTextEditor } from '../../../../platform/editor/RichTextEditor.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useShownSettings } from './ClassSettingsShell.tsx'
import { classSettingsMessages } from './class-settings.messages.ts'
import type { ClassSettings } from './course-settings.api.ts'
import { isTitleFine, richTexts } from './information.ts'
import { kindSettingsMessages } from './kind-settings.messages.ts'
import { GalleryField } from './parts/GalleryField.tsx'
import { KindPart, WherePart } from './parts/KindPart.tsx'
import { SavingLine } from './parts/SavingLine.tsx'
import { Sorting } from './parts/Sorting.tsx'
import { useSaveError } from './parts/use-save-error.ts'
import { useInformation } from './use-information.ts'

/** The titles, pictures, six texts and instructors of a class. */
export const InformationScreen = () => <InformationForm settings={useShownSettings()} />

export function InformationForm({ settings }: { settings: ClassSettings }) {
  const t = useMessages(classSettingsMessages)
  const writing = useWritingMessages()
  const pictures = useTextPictures('course')
  const isClass = settings.productKind === 'CLASS'
  // Packages, contents and challenges are no classes to those who sell them.
  const titleLabel = t(isClass ? 'title' : 'otherTitle')
  const form = useInformation(settings)
  const { draft, changed, change, refused, refusedFields, troubles, isTried, saving, unwatched } = form
  const titleError = isTried && !isTitleFine(draft.title) ? t('titleShort') : refusedFields['title']
  const barError = useSaveError(refused)
  const kind = useMessages(kindSettingsMessages)
  /** Missing fields show an error after the first attempt to save; contradictions immediately. */
  const errorOf = (name: string) => {
    const trouble = troubles.get(name)
    const isEarly = trouble === 'REQUIRED' || trouble === 'WEEKDAY_MISSING'
    if (trouble && (isTried || !isEarly)) return kind(trouble)
    return refusedFields[name]
  }
  const [firstTrouble] = [...troubles.keys()].map(errorOf).filter((text) => text !== undefined)
  const [firstRefused] = Object.values(refusedFields)

  return (
    <div {...unwatched}>
      {saving && <SavingLine {...saving} />}
      <FormSection title={t('basics')} why={t('basicsWhy')}>
        <TextInput
          label={titleLabel}
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
          error={refusedFields['subTitle']}
        />
        <TextArea
          label={t('introduction')}
          hint={t('introductionHint')}
          value={draft.introduction}
          onChange={(introduction) => change({ introduction })}
          maxLength={500}
          error={refusedFields['introduction']}
        />
      </FormSection>
      <GalleryField settings={settings} draft={draft} onChange={change} />
      {isClass && <KindPart draft={draft} change={change} errorOf={errorOf} />}
      {isClass && <WherePart draft={draft} change={change} errorOf={errorOf} />}
      <Sorting draft={draft} onChange={change} />
      <FormSection title={t('texts')} why={t('textsWhy')}>
        {richTexts.map((name) => (
          <RichTextEditor
            key={name}
            label={t(name)}
            value={draft[name]}
            onChange={(html) => change({ [name]: html })}
            words={writing}
            pictures={pictures}
            error={refusedFields[name]}
          />
        ))}
      </FormSection>
      <DraftBar
        changes={saving && !refused && !form.isHeldBack ? 0 : changed.length}
        error={titleError ? t('check', { field: titleLabel }) : (firstTrouble ?? firstRefused ?? barError)}
        isSaving={form.isSaving}
        onSave={() => form.save(() => toast({ text: t('saved'), tone: 'ok' }))}
        onRevert={form.startAgain}
      />
    </div>
  )
}
