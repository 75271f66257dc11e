import type { CourseDetail } from 'contract/views/class-page/schemas'
import { isDiscounted } from 'contract/values/money'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import css from '../ClassPage.module.css'
import { useTimeLeft } from './use-time-left.ts'

/** Time left of a discount, second by second. */
export function Countdown({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const isOn = isDiscounted(factsOf(course), useNow())
  const left = useTimeLeft(isOn ? course.discountEndAt : null)
  if (left === null) return null
  return (
    <p className={`${css.countdown} num`} role="timer">
      {t('discountEnds', { left })}
    </p>
  )
}
