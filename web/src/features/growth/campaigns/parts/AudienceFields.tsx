import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { ConditionDraft } from '../../segments/conditions.api.ts'
import { ConditionFields } from '../../segments/ConditionFields.tsx'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { useAudienceCount } from '../campaigns.api.ts'
import type { CampaignFieldsProps } from './MessageFields.tsx'
import css from './campaigns.module.css'

/** Who gets it: conditions that all have to hold, and how many members they choose now. */
export function AudienceFields({ draft, change, fault }: CampaignFieldsProps) {
  const t = useMessages(campaignFormMessages)
  const { conditions, isAd } = draft
  return (
    <FormSection title={t('receivers')} why={t('receiversWhy')}>
      <ConditionFields
        conditions={conditions}
        onChange={(changed) => change({ conditions: changed })}
        isMarked={fault === 'numberNeeded'}
      />
      <Reach conditions={conditions} isAd={isAd} />
    </FormSection>
  )
}

function Reach({ conditions, isAd }: { conditions: ConditionDraft[]; isAd: boolean }) {
  const t = useMessages(campaignFormMessages)
  const { data } = useAudienceCount(conditions)
  if (!data) return null
  const count = isAd ? data.consenting : data.reachable
  return (
    <p className={css.reach} role="status">
      {t(isAd ? 'countingAd' : 'countingNotice', { members: data.members, count })}
    </p>
  )
}
