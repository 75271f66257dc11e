import { lazy, Suspense, useState } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useReached } from '../../../../platform/use-reached.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import css from '../ClassPage.module.css'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { useMayEnter } from './use-may-enter.ts'

const ClassPosts = lazy(() =>
  import('../../../community/posts/ClassPosts.tsx').then((m) => ({ default: m.ClassPosts })),
)

const OpenPosts = lazy(() =>
  import('../../../community/posts/OpenPosts.tsx').then((m) => ({ default: m.OpenPosts })),
)

/** The posts of learners and staff; visitors read the public ones. Fetched when the section comes near. */
export function Posts({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const [isNear, setNear] = useState(false)
  const mayEnter = useMayEnter(course)
  const ref = useReached(() => setNear(true))
  const List = mayEnter ? ClassPosts : OpenPosts
  return (
    <div ref={ref}>
      {(mayEnter || course.hasOpenPosts) && (
        <section id="posts" className={css.section}>
          <h2>{t('postTab')}</h2>
          {isNear ? (
            <Suspense fallback={<SkeletonText lines={4} />}>
              <List courseSeq={course.courseSeq} />
            </Suspense>
          ) : (
            <SkeletonText lines={4} />
          )}
        </section>
      )}
    </div>
  )
}
