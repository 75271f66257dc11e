import { shareOf } from 'contract/growth/campaigns/campaigns.rules'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { CampaignDashboard } from '../campaigns.api.ts'
import { performanceMessages } from '../performance.messages.ts'
import css from './campaigns.module.css'

/** Sent, opened, clicked, bought: each as a share of what was sent. */
export function Funnel({ dashboard: { campaign, bought } }: { dashboard: CampaignDashboard }) {
  const t = useMessages(performanceMessages)
  const { language } = useSite()
  const { sent, opened, clicked } = campaign.counts
  const buyers = bought.reduce((sum, { people }) => sum + people, 0)
  const steps = [
    ['sent', sent],
    ['opened', opened],
    ['clicked', clicked],
    ['bought', buyers],
  ] as const
  return (
    <section className={css.card}>
      <h2>{t('funnel')}</h2>
      <p>{t('funnelText')}</p>
      <ol className={css.funnel}>
        {steps.map(([key, count]) => (
          <li key={key}>
            <span>{t(key)}</span>
            <span className={css.track} aria-hidden="true">
              <i style={{ width: `${Math.min(100, shareOf(count, sent) ?? 0)}%` }} />
            </span>
            <span className="num">
              {t('people', { count })} <small className={css.faint}>{shareOf(count, sent) ?? 0}%</small>
            </span>
          </li>
        ))}
      </ol>
      <p className={css.faint}>
        {bought.length === 0
          ? t('boughtNone')
          : `${bought.map(({ currency, amount }) => formatAmount(amount, currency, language)).join(' + ')} · ${t('boughtNote')}`}
      </p>
    </section>
  )
}
