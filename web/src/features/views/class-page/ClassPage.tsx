import type { ReactNode } from 'react'
import { classesPath } from 'contract/values/class-paths'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import type { CurriculumRow } from 'contract/teaching/curriculum/schemas'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { useNow } from '../../../platform/use-now.ts'
import { ReviewSection } from '../../community/reviews/ReviewSection.tsx'
import { courseMessages } from '../../teaching/courses/courses.messages.ts'
import { Boards } from './parts/Boards.tsx'
import { Coupons } from './parts/Coupons.tsx'
import { ClassHead } from './parts/ClassHead.tsx'
import { ClassTabs } from './parts/ClassTabs.tsx'
import { EventFields } from './parts/EventFields.tsx'
import { Floating } from './parts/Floating.tsx'
import { ClassTitle } from './parts/ClassTitle.tsx'
import { Cover } from './parts/Cover.tsx'
import { Instructors } from './parts/Instructors.tsx'
import { Invite } from './parts/Invite.tsx'
import { JoinConditions } from './parts/JoinConditions.tsx'
import { Lessons } from './parts/Lessons.tsx'
import { Missions } from './parts/Missions.tsx'
import { Offer } from './parts/Offer.tsx'
import { ByMembership, PurchaseBar, PurchaseCard } from './parts/Purchase.tsx'
import { Posts } from './parts/Posts.tsx'
import { Questions } from './parts/Questions.tsx'
import { showsQuestions, showsReviews, showsLessons, showsMissions } from './parts/sections.ts'
import { Writing } from './parts/Writing.tsx'
import { PriceNotes } from '../../teaching/courses/Price.tsx'
import { useListTitle } from '../class-list/use-list-title.ts'
import css from './ClassPage.module.css'

interface ClassPageProps {
  course: CourseDetail
  lessons: CurriculumRow[]
  /** The notice and prompts of a staff preview, above the page. */
  preview?: ReactNode
}

/** The page of one class: its description, its instructors, its reviews, and the enrol button. */
export function ClassPage({ course, lessons, preview }: ClassPageProps) {
  const t = useMessages(courseMessages)
  const isPreview = preview !== undefined
  return (
    <main id="main" className="wrap">
      {!isPreview && <ClassHead course={course} />}
      {isPreview && <div className={css.preview}>{preview}</div>}
      <div className={css.detail}>
        <div className={css.main}>
          <Crumb course={course} />
          <Cover course={course} />
          <ClassTitle course={course} />
          <EventFields course={course} />
          <div className={css.phoneOffer}>
            <PriceNotes course={course} now={useNow()} />
            <Offer course={course} />
            {!isPreview && <Coupons course={course} />}
            <JoinConditions course={course} />
            {!isPreview && <ByMembership course={course} />}
            {!isPreview && <Invite course={course} />}
          </div>
          <ClassTabs course={course} />
          <Writing id="intro" title={t('intro')} lead={course.introduction} html={course.desc1} />
          <Writing title={t('audience')} html={course.desc2} />
          <Writing title={t('contents')} html={course.desc3} />
          {showsMissions(course) && <Missions missions={course.challengeMissions} />}
          {showsLessons(course) && <Lessons course={course} lessons={lessons} />}
          <Instructors course={course} />
          <Writing title={t('notes')} html={course.desc5} />
          <Writing title={t('refund')} html={course.desc6 || `<p>${t('refundDefault')}</p>`} />
          {showsReviews(course) && <ReviewSection courseSeq={course.courseSeq} rate={course.reviewRate} />}
          {showsQuestions(course) && <Questions course={course} />}
          <Posts course={course} />
          <Boards course={course} />
        </div>
        <PurchaseCard course={course} isPreview={isPreview} />
      </div>
      {!isPreview && <PurchaseBar course={course} />}
      {!isPreview && <Floating course={course} as="bar" />}
    </main>
  )
}

function Crumb({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const list = useListTitle(course.serviceAlias)
  const home = classesPath(course.serviceAlias)
  return (
    <nav className={css.crumb} aria-label={t('breadcrumb')}>
      <Anchor href={home}>{list}</Anchor>
      {course.categoryName && (
        <>
          <span aria-hidden>›</span>
          <Anchor href={`${home}?channelCategorySeq=${course.channelCategorySeq}`}>
            {course.categoryName}
          </Anchor>
        </>
      )}
    </nav>
  )
}
