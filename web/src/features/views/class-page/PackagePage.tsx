import type { PackageContents } from 'contract/teaching/packages/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { classPath } from 'contract/values/class-paths'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { LikeButton } from '../../community/likes/LikeButton.tsx'
import { ReviewSection } from '../../community/reviews/ReviewSection.tsx'
import { useFollowReservedSeat } from '../../money/orders/use-follow-reserved-seat.ts'
import { ShareButton } from '../../site/sharing/ShareButton.tsx'
import { courseMessages } from '../../teaching/courses/courses.messages.ts'
import { Price, PriceNotes } from '../../teaching/courses/Price.tsx'
import { packageMessages } from './package.messages.ts'
import { ClassHead } from './parts/ClassHead.tsx'
import { Coupons } from './parts/Coupons.tsx'
import { Mosaic } from './parts/Mosaic.tsx'
import { PackageButton } from './parts/PackageButton.tsx'
import { PackageClasses } from './parts/PackageClasses.tsx'
import { PackageFacts } from './parts/PackageFacts.tsx'
import { PackageSums } from './parts/PackageSums.tsx'
import { PackageTimetable } from './parts/PackageTimetable.tsx'
import { PackageTabs } from './parts/PackageTabs.tsx'
import { showsReviews } from './parts/sections.ts'
import { Writing } from './parts/Writing.tsx'
import { useViewerFacts } from './use-viewer-facts.ts'
import css from './PackagePage.module.css'

interface PackageProps {
  course: CourseDetail
  contents: PackageContents
}

/** The page of one package: its classes, what they cost together, and one button. */
export function PackagePage({ course, contents }: PackageProps) {
  const t = useMessages(packageMessages)
  const words = useMessages(courseMessages)
  const now = useNow()
  const { viewer } = useViewerFacts(course.courseSeq)
  useFollowReservedSeat(viewer.attend?.holdUntil != null)
  const imageUrl = course.imageUrl ?? contents.list.find((one) => one.imageUrl !== null)?.imageUrl ?? null
  const shown = { ...course, imageUrl }
  return (
    <main id="main" className="wrap">
      <ClassHead course={shown} />
      <div className={css.page}>
        <div>
          <nav className={css.crumb} aria-label={t('crumb')}>
            <Anchor href="/packages">{t('list')}</Anchor>
          </nav>
          <Mosaic course={course} classes={contents.list} />
          <p className={css.kinds}>
            <Kind tone="brand">{t('package')}</Kind>
            <Kind>{t('count', { count: contents.list.length })}</Kind>
          </p>
          <div className={css.heading}>
            <h1>{course.title}</h1>
            <LikeButton course={course} withCount />
            <ShareButton
              of={{
                title: course.title,
                description: course.introduction || course.subTitle,
                image: imageUrl,
                path: classPath(course),
              }}
            />
          </div>
          {course.subTitle && <p className={css.lead}>{course.subTitle}</p>}
          <PackageFacts course={course} contents={contents} />
          <div className={css.phoneSums}>
            <PriceNotes course={course} now={now} />
            <PackageSums course={course} contents={contents} />
            <Coupons course={course} />
          </div>
          <PackageTabs course={course} contents={contents} />
          <PackageClasses contents={contents} courseSeq={course.courseSeq} />
          <PackageTimetable courseSeq={course.courseSeq} />
          <Writing id="intro" title={words('intro')} lead={course.introduction} html={course.desc1} />
          <Writing title={words('audience')} html={course.desc2} />
          <Writing title={words('contents')} html={course.desc3} />
          <Writing title={words('instructors')} html={course.desc4} />
          <Writing title={words('notes')} html={course.desc5} />
          <Writing
            id="refund"
            title={words('refund')}
            html={course.desc6 || `<p>${words('refundDefault')}</p>`}
          />
          {showsReviews(course) && <ReviewSection courseSeq={course.courseSeq} rate={course.reviewRate} />}
        </div>
        <aside className={css.buy} aria-label={words('purchase')}>
          <Price course={course} now={now} isLarge />
          <PriceNotes course={course} now={now} />
          <PackageSums course={course} contents={contents} />
          <Coupons course={course} />
          <PackageButton course={course} contents={contents} />
        </aside>
      </div>
      <BottomBar>
        <div className={css.bar}>
          <Price course={course} now={now} />
          <div>
            <PackageButton course={course} contents={contents} />
          </div>
        </div>
      </BottomBar>
    </main>
  )
}
