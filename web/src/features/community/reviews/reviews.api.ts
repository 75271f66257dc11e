import { getCourseViewer } from 'contract/views/class-page/api'
import {
  getOwnReview,
  listReviews,
  removeReview,
  removeReviewReply,
  replyToReview,
  saveReview,
} from 'contract/community/reviews/api'
import { reportReview } from 'contract/community/reviews/reports.api'
import type { Review } from 'contract/community/reviews/schemas'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import { makeStale, useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'

export function useReviews(courseSeq: CourseSeq) {
  const pages = usePagedEndpoint(
    listReviews,
    { courseSeq },
    {
      next: ({ reviews, reviewCount }) =>
        reviews.length === 0 || reviews.length >= reviewCount ? null : cursorAfter(reviews.at(-1)),
    },
  )
  const reviews = pages.all.flatMap((page) => page.reviews)
  const reviewCount = pages.first?.reviewCount ?? 0
  const summary = pages.first?.summary ?? null
  return { ...pages, reviews, reviewCount, summary, hasMore: reviews.length < reviewCount && pages.hasMore }
}
const cursorAfter = (last: Review | undefined) =>
  last ? { lastEvaluationSeq: last.evaluationSeq, lastReviewDatetime: last.createdAt } : null

/** What the form begins with. */
export const useReviewToEdit = (courseSeq: CourseSeq, attendSeq: AttendSeq) =>
  useEndpoint(getOwnReview, { courseSeq, query: { attendSeq } })
export const useSaveReview = (courseSeq: CourseSeq) => useCommand(saveReview, { courseSeq })
export const useReportReview = (courseSeq: CourseSeq) => useCommand(reportReview, { courseSeq })
/** Refetches reviews, because the addresses of their pictures expire. */
export function useFreshReviews() {
  const site = useSite()
  return () => void makeStale(site, ['reviews'])
}
export const useRemoveReview = (courseSeq: CourseSeq) => useCommand(removeReview, { courseSeq })

export const useReplies = (courseSeq: CourseSeq) => ({
  reply: useCommand(replyToReview, { courseSeq }),
  removeReply: useCommand(removeReviewReply, { courseSeq }),
})

/** Who looks at the class; null for visitors. */
function useViewer(courseSeq: CourseSeq) {
  const { state } = useSession()
  return useEndpoint(getCourseViewer, { courseSeq }, { enabled: state === 'signed-in' }).data ?? null
}

/** The reviews on a page are the same for everybody, so the viewer alone says who works on the class. */
export function useMayReply(courseSeq: CourseSeq) {
  const { can } = useSession()
  const typeCd = useViewer(courseSeq)?.userTypeCd ?? null
  return typeCd !== null && typeCd !== 'STUD' && can('CLASS_QUESTIONS_UPDATE')
}

/** Members report the reviews of others. */
export function useMayReport(courseSeq: CourseSeq) {
  const viewer = useViewer(courseSeq)
  return { mayReport: viewer?.isChannelUser ?? false, ownSeq: viewer?.attend?.attendSeq ?? null }
}

/** The user's own review, and whether they may write one. */
export function useOwnReview(courseSeq: CourseSeq) {
  const data = useViewer(courseSeq)
  return data?.canReview && data.attend
    ? { attendSeq: data.attend.attendSeq, point: data.reviewPoint, text: data.reviewDesc }
    : null
}
