import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useMissionDays } from '../../../learning/challenges/use-mission-days.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import css from '../ClassPage.module.css'

/** What is to be done in a challenge and on which days. How each is done is for those who take part. */
export function Missions({ missions }: { missions: CourseDetail['challengeMissions'] }) {
  const t = useMessages(courseMessages)
  const days = useMissionDays()
  return (
    <section id="missions" className={css.section}>
      <h2>
        {t('missions')} <small>{t('totalLessons', { count: missions.length })}</small>
      </h2>
      <ol className={css.plan}>
        {missions.map((mission, at) => (
          <li key={at} className={css.row}>
            <b aria-hidden>{at + 1}</b>
            <span>{mission.title}</span>
            <small className="num">{days(mission)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
