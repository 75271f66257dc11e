import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SectionHead } from '../../../../ui/SectionHead.tsx'
import { ClassGrid } from '../../class-list/ClassGrid.tsx'
import { useLatest, usePopular } from '../home.api.ts'
import { homeMessages } from '../home.messages.ts'
import { Banner } from './Banner.tsx'
import { Categories } from './Categories.tsx'
import { NoClasses } from './NoClasses.tsx'
import css from './Fronts.module.css'

/** With fewer classes than this, the newest and the popular ones are the same. */
const TWO_ROWS = 5

/** The banner, and below it the popular and the newest classes. */
export function BasicFront() {
  const t = useMessages(homeMessages)
  const best = usePopular()
  const hasLearners = best.length > 1 && best.some(({ attendCount }) => attendCount > 0)
  const fresh = useLatest()
  return (
    <>
      <Banner />
      <div className="wrap">
        <Categories />
        {best.length === 0 && <NoClasses />}
        {best.length > 0 && (
          <section className={css.row}>
            <SectionHead
              title={t(hasLearners ? 'popular' : 'classes')}
              sub={hasLearners ? t('popularSub') : undefined}
              more={{ label: t('all'), href: '/classes' }}
            />
            <ClassGrid courses={best} rail />
          </section>
        )}
        {best.length >= TWO_ROWS && (
          <section className={css.row}>
            <SectionHead
              title={t('latest')}
              sub={t('latestSub')}
              more={{ label: t('all'), href: '/classes?sort=latest' }}
            />
            <ClassGrid courses={fresh} rail eager={0} />
          </section>
        )}
      </div>
    </>
  )
}
