import { useSeq } from '../../platform/address.ts'
import { useCourse, useCurriculum } from './courses.api.ts'
import { ClassPage } from './ClassPage.tsx'

/** The public page of one class. */
export function ClassScreen() {
  const courseSeq = useSeq('courseSeq')
  const course = useCourse(courseSeq)
  const curriculum = useCurriculum(courseSeq)
  if (!course.data) return <main id="main" />
  return <ClassPage course={course.data} lessons={curriculum.data?.list ?? []} />
}
