import { grouped } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import type { Translate } from '../../../../platform/words/dictionary.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import type { Dashboard } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'
import { dayText } from './row-label.ts'
import css from './Visitors.module.css'

/** Visitors of the chosen period, their sources and the pages they viewed. */
export function Visitors({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  const { uvCount, baseChannel, referrers, pages, startAt, visitsFrom } = dashboard
  const sum = (of: 'newVisitorCount' | 'pageViewCount') => baseChannel.reduce((all, row) => all + row[of], 0)
  return (
    <section className={css.card} aria-label={t('visits')}>
      <header>
        <h2>{t('visits')}</h2>
        <p>
          {visitsFrom > startAt && `${t('visitsFrom', { day: dayText(visitsFrom, language) })} `}
          {t('visitsWhy')}
        </p>
      </header>
      {uvCount === 0 ? (
        <p className={css.none}>{t('noVisits')}</p>
      ) : (
        <div className={css.parts}>
          <dl className={css.figures}>
            <Figure name={t('visitors')} value={t('people', { count: uvCount })} />
            <Figure name={t('newVisitors')} value={t('people', { count: sum('newVisitorCount') })} />
            <Figure name={t('pageViews')} value={grouped(sum('pageViewCount'))} />
          </dl>
          <Bars
            title={t('sources')}
            bars={referrers.map(({ host, count }) => ({ key: host, name: host || t('direct'), count }))}
          />
          <Bars
            title={t('popular')}
            bars={pages.map(({ path, title, count }) => ({
              key: path,
              name: title ?? nameOf(path, t),
              href: path,
              count,
            }))}
          />
        </div>
      )}
    </section>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
)

const names = {
  '/': 'pageHome',
  '/main': 'pageHome',
  '/classes': 'pageClasses',
  '/notices': 'pageNotices',
  '/intro': 'pageIntro',
  '/me/classes': 'pageMine',
} as const
const isNamed = (path: string): path is keyof typeof names => Object.hasOwn(names, path)
const nameOf = (path: string, t: Translate<keyof typeof statisticsMessages.ko>) =>
  isNamed(path) ? t(names[path]) : path

interface Bar {
  key: string
  name: string
  href?: string
  count: number
}
/** A list of bars, longest first, each with its number as text. */
function Bars({ title, bars }: { title: string; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <div className={css.bars}>
      <h3>{title}</h3>
      <ol>
        {bars.map(({ key, name, href, count }) => (
          <li key={key}>
            <i style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
            {href === undefined ? <span>{name}</span> : <Anchor href={href}>{name}</Anchor>}
            <b className="num">{grouped(count)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
