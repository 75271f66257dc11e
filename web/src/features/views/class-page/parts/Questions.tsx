import { lazy, Suspense, useState } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { questionStatuses } from 'contract/values/type-codes'
import { useReached } from '../../../../platform/use-reached.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import css from '../ClassPage.module.css'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'

const QuestionSection = lazy(() =>
  import('../../../community/questions/QuestionSection.tsx').then((m) => ({ default: m.QuestionSection })),
)

/** The section of the questions: they are fetched when it comes near. */
export function Questions({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const [isNear, setNear] = useState(false)
  const ref = useReached(() => setNear(true))
  return (
    <section id="questions" className={css.section} ref={ref}>
      <h2>{t('questionTab')}</h2>
      {isNear ? (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <QuestionSection
            courseSeq={course.courseSeq}
            isTaking={course.setting.courseQuestionStatus === questionStatuses.open}
          />
        </Suspense>
      ) : (
        <SkeletonText lines={4} />
      )}
    </section>
  )
}
