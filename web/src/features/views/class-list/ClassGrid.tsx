import type { CourseCard } from 'contract/teaching/courses/schemas'
import { cx } from '../../../ui/cx.ts'
import { SkeletonCard } from '../../../ui/Skeleton.tsx'
import { ClassCard } from './ClassCard.tsx'
import css from './ClassCard.module.css'

interface GridProps {
  courses: CourseCard[]
  /** Shows the cards on phones in one row to swipe, with a part of the next card. */
  rail?: boolean
  /** The number of pictures to fetch before the user scrolls. */
  eager?: number
}

export const ClassGrid = ({ courses, rail = false, eager = 4 }: GridProps) => (
  <ul className={cx(css.grid, rail && css.rail)}>
    {courses.map((course, at) => (
      <li key={course.courseSeq}>
        <ClassCard course={course} isFirst={at < eager} />
      </li>
    ))}
  </ul>
)

export const ClassGridSkeleton = ({ count = 8 }: { count?: number }) => (
  <div className={css.grid} aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <SkeletonCard key={at} />
    ))}
  </div>
)
