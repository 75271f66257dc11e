import { lazy, Suspense, useState } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useReached } from '../../../../platform/use-reached.ts'
import css from '../ClassPage.module.css'

const ClassBoardLinks = lazy(() =>
  import('../../../community/boards/ClassBoardLinks.tsx').then((m) => ({ default: m.ClassBoardLinks })),
)

/** Links to the boards of the class. Fetched when their section comes near. */
export function Boards({ course: { courseSeq, hasBoards } }: { course: CourseDetail }) {
  const [isNear, setNear] = useState(false)
  const ref = useReached(() => setNear(true))
  if (!hasBoards) return null
  return (
    <div ref={ref}>
      {isNear && (
        <Suspense>
          <ClassBoardLinks courseSeq={courseSeq} className={css.section} />
        </Suspense>
      )}
    </div>
  )
}
