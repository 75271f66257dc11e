import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SectionHead } from '../../../../ui/SectionHead.tsx'
import { ClassGrid } from '../../class-list/ClassGrid.tsx'
import { usePopular } from '../home.api.ts'
import { homeMessages } from '../home.messages.ts'
import { Banner } from './Banner.tsx'
import { Feature } from './Feature.tsx'
import { NoClasses } from './NoClasses.tsx'
import css from './Fronts.module.css'

/** As many classes have room for words of their own. */
const FEATURED = 3

/** The banner, and below it the popular classes one by one, each with its words. */
export function LandingFront() {
  const t = useMessages(homeMessages)
  const best = usePopular()
  const others = best.slice(FEATURED)
  return (
    <>
      <Banner />
      <div className="wrap">
        {best.length === 0 && <NoClasses />}
        <div className={css.features}>
          {best.slice(0, FEATURED).map((course, at) => (
            <Feature key={course.courseSeq} course={course} isFirst={at === 0} />
          ))}
        </div>
        {others.length > 0 && (
          <section className={css.row}>
            <SectionHead title={t('others')} more={{ label: t('all'), href: '/classes' }} />
            <ClassGrid courses={others} rail eager={0} />
          </section>
        )}
      </div>
    </>
  )
}
