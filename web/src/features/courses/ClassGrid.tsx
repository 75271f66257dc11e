import type { CourseCard } from 'contract/courses'
import { SkeletonCard } from '../../ui/Skeleton.tsx'
import { ClassCard } from './ClassCard.tsx'
import css from './ClassCard.module.css'

export const ClassGrid = ({ courses }: { courses: CourseCard[] }) => (
  <ul className={css.grid}>
    {courses.map((course, at) => (
      <li key={course.courseSeq}>
        <ClassCard course={course} isFirst={at < 4} />
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
