import {
  campaignEventKinds,
  delayDaysOf,
  isAdvertising,
  isOfClass,
  type CampaignEventKind,
} from 'contract/growth/campaigns/events.rules'
import { mayAdvertise } from 'contract/growth/campaigns/campaigns.rules'
import { MAX_CLASSES } from 'contract/growth/segments/audience.rules'
import { seqIn } from '../../../../platform/address.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Choices } from '../../segments/Choices.tsx'
import { classChoices, usePublicClasses } from '../../segments/conditions.api.ts'
import { conditionMessages } from '../../segments/conditions.messages.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import {
  freshEvent,
  isDelayWrong,
  useCouponChoices,
  useOpenForms,
  type CampaignDraft,
  type EventDraft,
} from '../campaigns.api.ts'
import type { CampaignFieldsProps } from './MessageFields.tsx'
import css from './campaigns.module.css'

/** Whether it is sent once, or by itself whenever something happens. */
export function EventFields({ draft: { event, channelType }, change, fault }: CampaignFieldsProps) {
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
          onChange={(changed) => change(withEvent({ ...event, ...changed }))}
          channelType={channelType}
          isMarked={fault === 'delayNeeded'}
        />
      )}
    </FormSection>
  )
}

/** What advertises by itself is written and shown as advertising. */
const withEvent = (event: EventDraft) => (isAdvertising(event.kind) ? { event, isAd: true } : { event })

interface OneEventProps {
  event: EventDraft
  onChange: (change: Partial<EventDraft>) => void
  /** Whether a missing number is pointed out. */
  isMarked: boolean
}
function OneEvent({
  event,
  onChange,
  isMarked,
  channelType,
}: OneEventProps & Pick<CampaignDraft, 'channelType'>) {
  const t = useMessages(campaignFormMessages)
  const { kind } = event
  return (
    <>
      <Select
        label={t('event')}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen, delayDays: delayDaysOf(chosen).usual })}
        options={campaignEventKinds.map((value) => ({ value, label: t(value) }))}
        error={isAdvertising(kind) && !mayAdvertise(channelType) ? t('eventAdvertises') : undefined}
      />
      {isOfClass(kind) && <ClassChoice event={event} onChange={onChange} />}
      {kind === 'FORM_SENT' && <FormChoice event={event} onChange={onChange} />}
      {isAdvertising(kind) && <CouponChoice event={event} onChange={onChange} />}
      {delayDaysOf(kind).most > 0 ? (
        <Delay event={event} onChange={onChange} isMarked={isMarked} />
      ) : (
        <p className={css.faint}>{t('opensHint')}</p>
      )}
    </>
  )
}

/** What the number of days says, where it differs. */
const delayHints: Partial<
  Record<CampaignEventKind, 'delayHintNotBegun' | 'delayHintUnpaid' | 'delayHintEnds' | 'delayHintMembership'>
> = {
  NOT_BEGUN: 'delayHintNotBegun',
  UNPAID: 'delayHintUnpaid',
  ACCESS_ENDS: 'delayHintEnds',
  MEMBERSHIP_ENDED: 'delayHintMembership',
}
function Delay({ event, onChange, isMarked }: OneEventProps) {
  const t = useMessages(campaignFormMessages)
  const { kind, delayDays } = event
  return (
    <NumberInput
      label={t(kind === 'ACCESS_ENDS' ? 'daysBefore' : 'delay')}
      hint={t(delayHints[kind] ?? 'delayHint')}
      unit={t('delayUnit')}
      value={delayDays}
      max={delayDaysOf(kind).most}
      onChange={(days) => onChange({ delayDays: days })}
      error={isMarked && isDelayWrong(event) ? t('delayNeeded') : undefined}
    />
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
/** A coupon that its receivers find in their box. */
function CouponChoice({ event: { couponInfoSeq }, onChange }: ChoiceProps) {
  const t = useMessages(campaignFormMessages)
  const coupons = useCouponChoices()
  return (
    <Select
      label={t('giveCoupon')}
      hint={t('giveCouponHint')}
      value={couponInfoSeq == null ? '' : String(couponInfoSeq)}
      onChange={(chosen) => onChange({ couponInfoSeq: seqIn('couponInfoSeq', chosen) ?? null })}
      options={[
        { value: '', label: t('noCoupon') },
        ...coupons.map((one) => ({ value: String(one.couponInfoSeq), label: one.name })),
      ]}
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
