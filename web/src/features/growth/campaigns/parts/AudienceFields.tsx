import { goesToPhones, reachOf } from 'contract/growth/campaigns/campaigns.rules'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { ConditionFields } from '../../segments/ConditionFields.tsx'
import { useSegmentNames } from '../../segments/segments.api.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { useCost } from '../use-cost.ts'
import { isAdOf, useAudienceCount, type CampaignDraft } from '../campaigns.api.ts'
import type { CampaignFieldsProps } from './MessageFields.tsx'
import css from './campaigns.module.css'

/** Who gets it: a segment, conditions that all have to hold, and how many members they choose now. */
export function AudienceFields({ draft, change, fault }: CampaignFieldsProps) {
  const t = useMessages(campaignFormMessages)
  return (
    <FormSection title={t('receivers')} why={t('receiversWhy')}>
      <SegmentField
        segment={draft.segment}
        onChange={(segment) => change({ segment })}
        error={fault === 'segmentGone' ? t(fault) : undefined}
      />
      <ConditionFields
        conditions={draft.conditions}
        onChange={(conditions) => change({ conditions })}
        isMarked={fault === 'numberNeeded'}
      />
      <Reach draft={draft} />
    </FormSection>
  )
}

interface SegmentFieldProps {
  segment: CampaignDraft['segment']
  onChange: (segment: CampaignDraft['segment']) => void
  error: string | undefined
}
function SegmentField({ segment, onChange, error }: SegmentFieldProps) {
  const t = useMessages(campaignFormMessages)
  const { data: names = [] } = useSegmentNames()
  const isListed = names.some(({ segmentSeq }) => segmentSeq === segment?.segmentSeq)
  const own = segment && !isListed ? [segment] : []
  const labelOf = (one: { name: string; isDeleted?: boolean }) =>
    one.isDeleted ? t('segmentDeleted', { name: one.name }) : one.name
  return (
    <Select
      label={t('segment')}
      hint={t('segmentHint')}
      error={error}
      value={segment ? String(segment.segmentSeq) : 'ALL'}
      onChange={(value) => {
        const chosen = names.find(({ segmentSeq }) => String(segmentSeq) === value)
        onChange(chosen ? { segmentSeq: chosen.segmentSeq, name: chosen.name, isDeleted: false } : null)
      }}
      options={[
        { value: 'ALL', label: t('allMembers') },
        ...[...own, ...names].map((one) => ({ value: String(one.segmentSeq), label: labelOf(one) })),
      ]}
    />
  )
}

function countingText(channelType: CampaignDraft['channelType'], isAd: boolean) {
  if (goesToPhones(channelType)) return isAd ? 'countingAdPhones' : 'countingPhones'
  if (isAd) return 'countingAd'
  return channelType === 'SITE' ? 'countingSite' : 'countingNotice'
}

function Reach({ draft }: { draft: CampaignDraft }) {
  const t = useMessages(campaignFormMessages)
  const { data } = useAudienceCount(draft)
  if (!data) return null
  const { event, channelType } = draft
  const isAd = isAdOf(draft)
  const count = reachOf({ channelType, isAd }, data)
  const once = countingText(channelType, isAd)
  return (
    <p className={css.reach} role="status">
      {t(event ? 'countingEvent' : once, { members: data.members, count })}
      {!event && count > 0 && <Cost draft={draft} count={count} />}
    </p>
  )
}

/** About what that costs, where the site said its prices. */
function Cost({ draft, count }: { draft: CampaignDraft; count: number }) {
  const t = useMessages(campaignFormMessages)
  const cost = useCost(draft, count)
  return cost === null ? null : (
    <span className={css.cost}>{t('cost', { amount: withSeparators(cost) })}</span>
  )
}
