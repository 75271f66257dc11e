import { goesToPhones, shareOf } from 'contract/growth/campaigns/campaigns.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import type { Campaign } from '../campaigns.api.ts'
import { campaignMessages } from '../campaigns.messages.ts'
import css from './campaigns.module.css'

/** What became of its messages, in numbers; kinds that did not occur are left out. */
export function CampaignFigures({ campaign }: { campaign: Pick<Campaign, 'counts' | 'channelType'> }) {
  const t = useMessages(campaignMessages)
  const { counts, channelType } = campaign
  const { sent } = counts
  const ofMails = [
    ['opened', counts.opened, shareOf(counts.opened, sent)],
    ['clicked', counts.clicked, shareOf(counts.clicked, sent)],
    ['unsubscribed', counts.unsubscribed, shareOf(counts.unsubscribed, sent)],
  ] as const
  const ofPhones = [['delivered', counts.delivered, shareOf(counts.delivered, sent)]] as const
  const rare = [
    ['queued', counts.queued, null],
    ['failedCount', counts.failed, null],
    ['skipped', counts.skipped, null],
    ['uncertain', counts.uncertain, null],
  ] as const
  // Nobody hears whether what went to a phone was read; who reads their notifications may press none.
  const shown = [
    ['sent', sent, null] as const,
    ...(goesToPhones(channelType) ? ofPhones : []),
    ...(channelType === 'EMAIL' ? ofMails : channelType === 'SITE' ? ofMails.slice(0, 1) : []),
    ...rare.filter(([, count]) => count > 0),
  ]
  return (
    <section aria-label={t('results')}>
      <dl className={css.figures}>
        {shown.map(([key, count, share]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="num">
              {withSeparators(count)} {share !== null && <small>{share}%</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
