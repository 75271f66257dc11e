import { LONGEST_MESSAGE, LONGEST_REDIRECT } from 'contract/growth/forms/form-events.rules'
import { useDraft } from '../../../../../platform/draft.tsx'
import { DraftBar } from '../../../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Answer } from '../../../../../platform/management/QueryState.tsx'
import { useTriedForm } from '../../../../../platform/management/tried-form.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { TextArea } from '../../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { formEventsMessages } from '../form-events.messages.ts'
import { useEvents, useSaveEvents, type Form, type FormEvent } from '../form-settings.api.ts'
import { ClassSection, CouponSection, SegmentSection } from './EventChoices.tsx'
import { draftOf, faultsOf, listOf } from './event-draft.ts'

/** What happens after somebody answered. */
export function EventTab({ form }: { form: Form }) {
  const events = useEvents(form.formSeq)
  return <Answer of={events}>{({ list }) => <EventForm form={form} list={list} />}</Answer>
}

function EventForm({ form, list }: { form: Form; list: FormEvent[] }) {
  const t = useMessages(formEventsMessages)
  const save = useSaveEvents(form.formSeq)
  const { draft, changed, change, revert, adopt } = useDraft(draftOf(list))
  const { errorOf, submit } = useTriedForm({
    faults: faultsOf(draft),
    t,
    save: () => save.run({ body: { list: listOf(draft) } }),
    onSaved: () => adopt(draft),
  })
  return (
    <>
      <FormSection title={t('message')} why={t('messageWhy')}>
        <Checkbox
          label={t('useMessage')}
          checked={draft.hasMessage}
          onChange={(hasMessage) => change({ hasMessage })}
        />
        {draft.hasMessage && (
          <TextArea
            label={t('text')}
            required
            rows={3}
            maxLength={LONGEST_MESSAGE}
            value={draft.text}
            onChange={(text) => change({ text })}
            error={errorOf('text')}
          />
        )}
      </FormSection>
      <FormSection title={t('redirect')} why={t('redirectWhy')}>
        <Checkbox
          label={t('useRedirect')}
          checked={draft.hasRedirect}
          onChange={(hasRedirect) => change({ hasRedirect })}
        />
        {draft.hasRedirect && (
          <TextInput
            label={t('url')}
            hint={t('urlHint')}
            required
            maxLength={LONGEST_REDIRECT}
            value={draft.url}
            onChange={(url) => change({ url })}
            error={errorOf('url')}
          />
        )}
      </FormSection>
      <CouponSection draft={draft} change={change} error={errorOf('coupon')} />
      <SegmentSection draft={draft} change={change} error={errorOf('segment')} />
      <ClassSection draft={draft} change={change} error={errorOf('course')} />
      <FormSection title={t('notify')} why={t('notifyWhy')}>
        <Checkbox
          label={t('useNotify')}
          checked={draft.isNotified}
          onChange={(isNotified) => change({ isNotified })}
        />
        {draft.isNotified && (
          <Checkbox
            label={t('isMailed')}
            checked={draft.isMailed}
            onChange={(isMailed) => change({ isMailed })}
          />
        )}
      </FormSection>
      <DraftBar changes={changed.length} isSaving={save.isRunning} onSave={submit} onRevert={revert} />
    </>
  )
}
