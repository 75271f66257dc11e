import { campaignEventKinds, isReminder, MAX_DELAY_DAYS } from 'contract/growth/campaigns/events.rules'
import { MAX_CLASSES } from 'contract/growth/segments/audience.rules'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Choices } from '../../segments/Choices.tsx'
import { classChoices, usePublicClasses } from '../../segments/conditions.api.ts'
import { conditionMessages } from '../../segments/conditions.messages.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { freshEvent, isDelayWrong, useOpenForms, type EventDraft } from '../campaigns.api.ts'
import type { CampaignFieldsProps } from './MessageFields.tsx'

/** Whether it is sent once, or by itself whenever something happens. */
export function EventFields({ draft: { event }, change, fault }: CampaignFieldsProps) {
  const t = useMessages(campaignFormMessages)
  return (
    <FormSection title={t('trigger')} why={t('triggerWhy')}>
      <RadioGroup
        label={t('trigger')}
        hideLabel
        value={event ? 'byItself' : 'once'}
        onChange={(chosen) => change({ event: chosen === 'byItself' ? freshEvent : null })}
        options={(['once', 'byItself'] as const).map((value) => ({
          value,
          label: t(value),
          hint: t(`${value}Hint`),
        }))}
      />
      {event && (
        <OneEvent
          event={event}
          onChange={(changed) => change({ event: { ...event, ...changed } })}
          isMarked={fault === 'delayNeeded'}
        />
      )}
    </FormSection>
  )
}

interface OneEventProps {
  event: EventDraft
  onChange: (change: Partial<EventDraft>) => void
  /** Whether a missing number is pointed out. */
  isMarked: boolean
}
function OneEvent({ event, onChange, isMarked }: OneEventProps) {
  const t = useMessages(campaignFormMessages)
  const { kind, delayDays } = event
  const hint =
    kind === 'NOT_BEGUN' ? 'delayHintNotBegun' : kind === 'UNPAID' ? 'delayHintUnpaid' : 'delayHint'
  return (
    <>
      <Select
        label={t('event')}
        value={kind}
        onChange={(chosen) =>
          onChange({
            kind: chosen,
            ...(isReminder(chosen) && delayDays === 0 && { delayDays: chosen === 'UNPAID' ? 1 : 3 }),
          })
        }
        options={campaignEventKinds.map((value) => ({ value, label: t(value) }))}
      />
      {(kind === 'ENROLLED' || kind === 'NOT_BEGUN') && <ClassChoice event={event} onChange={onChange} />}
      {kind === 'FORM_SENT' && <FormChoice event={event} onChange={onChange} />}
      <NumberInput
        label={t('delay')}
        hint={t(hint)}
        unit={t('delayUnit')}
        value={delayDays}
        max={MAX_DELAY_DAYS}
        onChange={(days) => onChange({ delayDays: days })}
        error={isMarked && isDelayWrong(event) ? t('delayNeeded') : undefined}
      />
    </>
  )
}

type ChoiceProps = Pick<OneEventProps, 'event' | 'onChange'>
function ClassChoice({ event, onChange }: ChoiceProps) {
  const t = useMessages(conditionMessages)
  const classes = usePublicClasses()
  return (
    <Choices
      label={t('chooseClass')}
      anyLabel={t('anyClass')}
      removeLabel={(title) => t('removeClass', { title })}
      options={classChoices(classes.data)}
      chosen={event.courseSeqs}
      onChange={(courseSeqs) => onChange({ courseSeqs })}
      max={MAX_CLASSES}
    />
  )
}
function FormChoice({ event, onChange }: ChoiceProps) {
  const t = useMessages(campaignFormMessages)
  const forms = useOpenForms()
  return (
    <Choices
      label={t('chooseForm')}
      anyLabel={t('anyForm')}
      removeLabel={(title) => t('removeForm', { title })}
      options={forms}
      chosen={event.formSeqs}
      onChange={(formSeqs) => onChange({ formSeqs })}
      max={MAX_CLASSES}
    />
  )
}
