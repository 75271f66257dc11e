import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Empty } from '../../../../ui/Empty.tsx'
import type { CampaignDashboard } from '../campaigns.api.ts'
import { hoursFrom } from '../hours.ts'
import { performanceMessages } from '../performance.messages.ts'
import css from './campaigns.module.css'

/** Openings and clicks of each of the first hours, as bars that share one scale. */
export function Hours({ dashboard: { campaign, hours } }: { dashboard: CampaignDashboard }) {
  const t = useMessages(performanceMessages)
  const { language } = useSite()
  const shown = campaign.startedAt ? hoursFrom(new Date(campaign.startedAt), hours) : []
  const highest = Math.max(1, ...shown.map(({ opened, clicked }) => Math.max(opened, clicked)))
  const [first, last] = [shown[0], shown.at(-1)]
  return (
    <section className={css.card}>
      <h2>{t('hours')}</h2>
      <p>{t('hoursText')}</p>
      {hours.length === 0 || !first || !last ? (
        <Empty compact title={t('noHours')} />
      ) : (
        <>
          <div className={css.legend} aria-hidden="true">
            <span>{t('opened')}</span>
            <span>{t('clicked')}</span>
          </div>
          <ol className={css.hours}>
            {shown.map(({ hour, opened, clicked }) => {
              const time = formatDateTime(hour, language)
              const label = t('hourLabel', { time, opened, clicked })
              return (
                <li key={hour.getTime()} title={label}>
                  <span className="visually-hidden">{label}</span>
                  <i style={{ height: `${(opened / highest) * 100}%` }} />
                  <i style={{ height: `${(clicked / highest) * 100}%` }} />
                </li>
              )
            })}
          </ol>
          <div className={`num ${css.scale}`} aria-hidden="true">
            <span>{formatDateTime(first.hour, language)}</span>
            <span>{formatDateTime(last.hour, language)}</span>
          </div>
        </>
      )}
      <p className={css.faint}>{t('opensNote')}</p>
    </section>
  )
}
