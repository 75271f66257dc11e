import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { useConditionTexts } from '../../segments/use-condition-texts.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import type { CampaignDetail } from '../campaigns.api.ts'
import { campaignMessages } from '../campaigns.messages.ts'
import { EventText } from './EventText.tsx'
import css from './campaigns.module.css'

/** Kind, subject and receivers in words. */
export function CampaignAudience({ campaign }: { campaign: CampaignDetail }) {
  const t = useMessages(campaignMessages)
  const form = useMessages(campaignFormMessages)
  const conditions = useConditionTexts(campaign.audience.conditions)
  const { segment, channelType, isAd } = campaign
  const lines = segment
    ? [t(segment.isDeleted ? 'ofDeletedSegment' : 'ofSegment', { name: segment.name }), ...conditions]
    : conditions
  return (
    <section className={css.card}>
      <h2>{t('receivers')}</h2>
      <p>{form(channelType === 'EMAIL' ? (isAd ? 'adHint' : 'noticeHint') : `${channelType}Hint`)}</p>
      <KVList>
        <KV k={t('kind')} v={t(channelType === 'EMAIL' ? (isAd ? 'ad' : 'notice') : channelType)} />
        {campaign.event && <KV k={t('trigger')} v={<EventText event={campaign.event} />} />}
        <KV
          k={t('receivers')}
          v={
            lines.length === 0 ? (
              t('everybody')
            ) : (
              <ul className={css.words}>
                {lines.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )
          }
        />
      </KVList>
    </section>
  )
}
