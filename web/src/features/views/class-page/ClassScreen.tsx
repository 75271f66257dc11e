import { useParams } from 'react-router'
import type { CourseSeq } from 'contract/values/ids'
import { seqIn, useSeq } from '../../../platform/address.ts'
import { useSession } from '../../../platform/session.tsx'
import { WentWrong } from '../../../platform/WentWrong.tsx'
import { useCourse, useCurriculum } from './class-page.api.ts'
import { ClassPage } from './ClassPage.tsx'

/** The public page of one class. */
export function ClassScreen() {
  const courseSeq = useSeq('courseSeq')
  const course = useCourse(courseSeq)
  const curriculum = useCurriculum(courseSeq)
  if (!course.data) return <main id="main" />
  return <ClassPage course={course.data} lessons={curriculum.data?.list ?? []} />
}

/** Shown where a class cannot be shown; an address without a valid number is not found. */
export function ClassMissing() {
  const courseSeq = seqIn('courseSeq', useParams()['courseSeq'])
  return courseSeq === undefined ? <WentWrong /> : <ClassHidden courseSeq={courseSeq} />
}

/** Visitors see no private class. A signed-in user may learn or work in it, so the browser calls with their token. */
function ClassHidden({ courseSeq }: { courseSeq: CourseSeq }) {
  const { state } = useSession()
  const enabled = state === 'signed-in'
  const course = useCourse(courseSeq, { enabled })
  const curriculum = useCurriculum(courseSeq, enabled)
  if (course.data) return <ClassPage course={course.data} lessons={curriculum.data?.list ?? []} />
  return enabled && !course.error ? <main id="main" /> : <WentWrong />
}
