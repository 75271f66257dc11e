import { useMemo } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { sectionsOf } from './sections.ts'
import { useMayEnter } from './use-may-enter.ts'
import { useCurrentSection } from './use-current-section.ts'

const words = {
  intro: 'intro',
  missions: 'missions',
  curriculum: 'curriculum',
  instructor: 'instructors',
  reviews: 'reviewTab',
  questions: 'questionTab',
  posts: 'postTab',
} as const

/** The parts of the page, with the one that is being read marked. */
export function ClassTabs({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const mayEnter = useMayEnter(course)
  const sections = useMemo(() => sectionsOf(course, mayEnter), [course, mayEnter])
  const current = useCurrentSection(sections)
  return (
    <Tabs
      id="toc"
      sticky
      label={t('toc')}
      current={current}
      tabs={sections.map((id) => ({
        key: id,
        label: t(words[id]),
        href: `#${id}`,
        ...(id === 'reviews' && { count: course.reviewCount }),
      }))}
    />
  )
}
