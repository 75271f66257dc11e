import { IconArrowLeft } from '@tabler/icons-react'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { useCourseReview, type ReviewedClass } from './course-approval.api.ts'
import { courseReviewMessages } from './course-approval.messages.ts'
import { Answers } from './parts/Answers.tsx'
import { ReviewFacts } from './parts/ReviewFacts.tsx'
import { ReviewTexts } from './parts/ReviewTexts.tsx'
import css from './course-approval.module.css'

/** One submitted class with everything that learners will read, and the operator's decision. */
export function ReviewScreen() {
  const t = useMessages(courseReviewMessages)
  const { data, error, refetch } = useCourseReview(useSeq('courseReviewSeq'))
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={data?.course.title ?? t('title')} isPrivate />
      {data && <Reviewed reviewed={data} />}
      {!data && error && (
        <ErrorNote
          isPage
          title={t('failed')}
          text={error.message}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && (
        <Loading label={t('loading')}>
          <SkeletonBlock height={520} radius={20} />
        </Loading>
      )}
    </main>
  )
}

function Reviewed({ reviewed }: { reviewed: ReviewedClass }) {
  const t = useMessages(courseReviewMessages)
  const { review, course } = reviewed
  return (
    <>
      <div className={css.head}>
        <IconButton label={t('back')} icon={<IconArrowLeft size={20} />} href="/admin/course-reviews" />
        <div>
          <h1>{course.title}</h1>
          <p>{course.subTitle}</p>
        </div>
      </div>
      <div className={css.columns}>
        <ReviewTexts {...reviewed} />
        <aside className={css.side} aria-label={t('facts')}>
          <ReviewFacts review={review} course={course} />
          <Answers review={review} />
        </aside>
      </div>
    </>
  )
}
