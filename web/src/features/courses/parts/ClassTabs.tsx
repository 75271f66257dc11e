import type { CourseDetail } from 'contract/courses'
import { useWords } from '../../../platform/words/use-words.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { courseWords } from '../courses.words.ts'
import { useCurrentSection } from './use-current-section.ts'

const sections = ['intro', 'curriculum', 'instructor', 'reviews'] as const

/** The parts of the page, with the one that is being read marked. */
export function ClassTabs({ course }: { course: CourseDetail }) {
  const t = useWords(courseWords)
  const current = useCurrentSection(sections)
  return (
    <Tabs
      id="toc"
      sticky
      label={t('toc')}
      current={current}
      tabs={[
        { key: 'intro', label: t('intro'), href: '#intro' },
        { key: 'curriculum', label: t('curriculum'), href: '#curriculum' },
        { key: 'instructor', label: t('instructors'), href: '#instructor' },
        { key: 'reviews', label: t('reviewTab'), count: course.reviewCount, href: '#reviews' },
      ]}
    />
  )
}
