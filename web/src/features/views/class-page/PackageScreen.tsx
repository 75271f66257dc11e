import { useParams } from 'react-router'
import type { CourseSeq } from 'contract/values/ids'
import { seqIn, useSeq } from '../../../platform/address.ts'
import { useSession } from '../../../platform/session.tsx'
import { WentWrong } from '../../../platform/WentWrong.tsx'
import { useCourse } from './class-page.api.ts'
import { usePackage } from './package-page.api.ts'
import { PackagePage } from './PackagePage.tsx'

/** The public page of one package. */
export const PackageScreen = () => <Loaded courseSeq={useSeq('courseSeq')} />

function Loaded({ courseSeq }: { courseSeq: CourseSeq }) {
  const course = useCourse(courseSeq)
  const contents = usePackage(courseSeq)
  if (!course.data || !contents.data)
    return course.error || contents.error ? <WentWrong /> : <main id="main" />
  return <PackagePage course={course.data} contents={contents.data} />
}

/** What visitors cannot see is asked for again with the token of who is signed in. */
export function PackageMissing() {
  const courseSeq = seqIn('courseSeq', useParams()['courseSeq'])
  const { state } = useSession()
  return courseSeq === undefined || state !== 'signed-in' ? <WentWrong /> : <Loaded courseSeq={courseSeq} />
}
