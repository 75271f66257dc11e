import { useMemo } from 'react'
import type { PackageContents } from 'contract/teaching/packages/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { useMeetings } from '../package-page.api.ts'
import { packageMessages } from '../package.messages.ts'
import { showsReviews } from './sections.ts'
import { useCurrentSection } from './use-current-section.ts'

/** The parts of the page of a package, with the one that is being read marked. */
export function PackageTabs({ course, contents }: { course: CourseDetail; contents: PackageContents }) {
  const t = useMessages(packageMessages)
  const words = useMessages(courseMessages)
  const hasIntro = course.introduction !== '' || course.desc1 !== ''
  const hasReviews = showsReviews(course)
  const meetingCount = useMeetings(course.courseSeq).length
  const meets = meetingCount > 0
  const sections = useMemo(
    () => [
      'classes',
      ...(meets ? ['timetable'] : []),
      ...(hasIntro ? ['intro'] : []),
      'refund',
      ...(hasReviews ? ['reviews'] : []),
    ],
    [hasIntro, hasReviews, meets],
  )
  const tabs: Record<string, { label: string; count?: number }> = {
    classes: { label: t('contained'), count: contents.list.length },
    timetable: { label: t('timetable'), count: meetingCount },
    intro: { label: words('intro') },
    refund: { label: words('refund') },
    reviews: { label: words('reviewTab'), count: course.reviewCount },
  }
  return (
    <Tabs
      id="toc"
      sticky
      label={words('toc')}
      current={useCurrentSection(sections)}
      tabs={sections.map((id) => ({ key: id, href: `#${id}`, label: '', ...tabs[id] }))}
    />
  )
}
