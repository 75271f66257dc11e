import { shareOf } from 'contract/growth/campaigns/campaigns.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import type { Campaign } from '../campaigns.api.ts'
import { campaignMessages } from '../campaigns.messages.ts'
import css from './campaigns.module.css'

/** What became of its messages, in numbers; kinds that did not occur are left out. */
export function CampaignFigures({ campaign: { counts } }: { campaign: Pick<Campaign, 'counts'> }) {
  const t = useMessages(campaignMessages)
  const { sent } = counts
  const figures = [
    ['sent', sent, null],
    ['opened', counts.opened, shareOf(counts.opened, sent)],
    ['clicked', counts.clicked, shareOf(counts.clicked, sent)],
    ['unsubscribed', counts.unsubscribed, shareOf(counts.unsubscribed, sent)],
  ] as const
  const rare = [
    ['queued', counts.queued, null],
    ['failedCount', counts.failed, null],
    ['skipped', counts.skipped, null],
    ['uncertain', counts.uncertain, null],
  ] as const
  const shown = [...figures, ...rare.filter(([, count]) => count > 0)]
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
