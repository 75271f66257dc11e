import {
  answerModes,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  MAX_FORM_RESPONSES,
} from 'contract/growth/forms/forms.rules'
import { embedPath } from 'contract/values/form-embeds'
import { useDraft, type Change } from '../../../../../platform/draft.tsx'
import { DraftBar } from '../../../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { useTriedForm } from '../../../../../platform/management/tried-form.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { NumberInput } from '../../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { formEditMessages } from '../form-edit.messages.ts'
import { useUpdateForm, type Form } from '../form-settings.api.ts'
import { useFormDeeds } from '../use-form-actions.ts'
import { bodyOf, draftOf, faultsOf, type GeneralDraft } from './general-draft.ts'
import css from './forms.module.css'

/** Title, who may answer how often, and when. */
export function GeneralTab({ form }: { form: Form }) {
  const t = useMessages(formEditMessages)
  const update = useUpdateForm(form.formSeq)
  const { draft, changed, change, revert, adopt } = useDraft(draftOf(form))
  const { errorOf, submit } = useTriedForm({
    faults: faultsOf(draft),
    t,
    save: () => update.run({ body: bodyOf(draft) }),
    onSaved: () => adopt(draft),
  })
  return (
    <>
      <FormSection title={t('basics')} why={t('basicsWhy')}>
        <TextInput
          label={t('title')}
          required
          value={draft.title}
          maxLength={LONGEST_TITLE}
          onChange={(title) => change({ title })}
          error={errorOf('title')}
        />
        <TextArea
          label={t('description')}
          value={draft.description}
          maxLength={LONGEST_DESCRIPTION}
          onChange={(description) => change({ description })}
        />
        <TextInput
          label={t('address')}
          hint={t('addressHint')}
          icon="/forms/"
          value={draft.formId}
          onChange={(formId) => change({ formId: formId.trim().toLowerCase() })}
          error={errorOf('formId')}
        />
      </FormSection>
      <AnsweringSection draft={draft} change={change} isEnrolling={form.isEnrolling} />
      <FormSection title={t('period')} why={t('periodWhy')}>
        <div className={css.pair}>
          <DateTimeInput
            label={t('startsAt')}
            value={draft.startsAt}
            onChange={(startsAt) => change({ startsAt })}
          />
          <DateTimeInput
            label={t('endsAt')}
            value={draft.endsAt}
            onChange={(endsAt) => change({ endsAt })}
            error={errorOf('endsAt')}
          />
        </div>
      </FormSection>
      <EmbedSection form={form} />
      <DraftBar changes={changed.length} isSaving={update.isRunning} onSave={submit} onRevert={revert} />
    </>
  )
}

/** The address by which pages of the site show the form inside themselves. */
function EmbedSection({ form }: { form: Form }) {
  const t = useMessages(formEditMessages)
  const { copyEmbed } = useFormDeeds()
  return (
    <FormSection title={t('embed')} why={t('embedWhy')}>
      <div className={css.embed}>
        <code>{embedPath(form.formId)}</code>
        <Button variant="outline" onPress={() => copyEmbed(form)}>
          {t('copyEmbed')}
        </Button>
      </div>
    </FormSection>
  )
}

interface AnsweringProps {
  draft: GeneralDraft
  change: (part: Change<GeneralDraft>) => void
  isEnrolling: boolean
}
function AnsweringSection({ draft, change, isEnrolling }: AnsweringProps) {
  const t = useMessages(formEditMessages)
  return (
    <FormSection title={t('answering')} why={t('answeringWhy')}>
      <RadioGroup
        label={t('mode')}
        value={draft.answerMode}
        onChange={(answerMode) => change({ answerMode })}
        options={answerModes.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
      <Checkbox
        label={t('login')}
        hint={t(isEnrolling ? 'loginEnrols' : 'loginHint')}
        disabled={isEnrolling}
        checked={draft.isLoginRequired}
        onChange={(isLoginRequired) => change({ isLoginRequired })}
      />
      <NumberInput
        label={t('max')}
        hint={t('maxHint')}
        unit={t('unit')}
        max={MAX_FORM_RESPONSES}
        value={draft.maxResponses}
        onChange={(maxResponses) => change({ maxResponses })}
      />
    </FormSection>
  )
}
