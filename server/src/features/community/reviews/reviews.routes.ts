import * as api from 'contract/community/reviews/api'
import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { namedFor, publicName } from '../../../platform/words/shown-name.ts'
import { findShownTitles, findTitles } from '../../teaching/courses/courses.public.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import {
  countSiteReviews,
  findRecentReviews,
  findShownReviews,
  findShowsFullName,
  findSiteReviews,
  upsertSetting,
} from './reviews.queries.ts'
import { downloadReviewList } from './review-spreadsheet.service.ts'
import { cursorOf, reviewRate } from './reviews.rules.ts'
import { hideReview, removeReview, saveReview, setReply, showReview } from './reviews.service.ts'
import { withReply } from './reviews.views.ts'

const coursesOf = (reviews: { courseSeq: CourseSeq }[]) => reviews.map(({ courseSeq }) => courseSeq)
const titlesOf = (found: { courseSeq: CourseSeq; title: string }[]) =>
  new Map(found.map(({ courseSeq, title }) => [courseSeq, title]))
const titled = <R extends { courseSeq: CourseSeq }>(review: R, titles: Map<CourseSeq, string>) => ({
  ...review,
  courseTitle: titles.get(review.courseSeq) ?? '',
})

/** How public pages show reviewers' names. docs/rules.md R-539. */
async function namingIn({ db, language }: Context) {
  const isFull = await findShowsFullName(db)
  return <Row extends { writerName: string }>(review: Row): Row => ({
    ...review,
    writerName: publicName(review.writerName, language, { isFull }),
  })
}

export const reviewRoutes = [
  implement(api.listReviews, async ({ ctx, params, query }) => {
    const { course } = await getReadableCourseSummary(ctx, params.courseSeq)
    const found = await findShownReviews(ctx.db, params.courseSeq, cursorOf(query))
    const reviews = found.map(withReply).map(await namingIn(ctx))
    const totals = { count: course.reviewCount, sum: course.reviewSum }
    return { reviews, reviewCount: totals.count, reviewRate: reviewRate(totals) }
  }),
  implement(api.listRecentReviews, async ({ ctx }) => {
    const reviews = (await findRecentReviews(ctx.db)).map(withReply)
    const named = await namingIn(ctx)
    // A review of a course that is not public has no link.
    const shown = titlesOf(await findShownTitles(ctx.db, coursesOf(reviews)))
    return {
      reviews: reviews.flatMap((review) =>
        shown.has(review.courseSeq) ? [named(titled(review, shown))] : [],
      ),
    }
  }),
  implement(api.saveReview, ({ ctx, params, body }) => saveReview(ctx, params.courseSeq, body)),
  implement(api.removeReview, ({ ctx, params, body }) =>
    removeReview(ctx, { courseSeq: params.courseSeq, attendSeq: body.attendSeq }),
  ),
  implement(api.replyToReview, ({ ctx, params, body }) => setReply(ctx, params, body.content)),
  implement(api.removeReviewReply, ({ ctx, params }) => setReply(ctx, params, null)),
  implement(api.listSiteReviews, async ({ ctx, query }) => {
    const reviews = await findSiteReviews(ctx.db, query)
    const titles = titlesOf(await findTitles(ctx.db, coursesOf(reviews)))
    const { total } = await countSiteReviews(ctx.db, query)
    return {
      list: reviews.map((review) => ({
        ...namedFor(titled(withReply(review), titles), ctx.language),
        isHidden: review.hiddenAt !== null,
      })),
      total,
    }
  }),
  implement(api.downloadReviews, ({ ctx, body }) => downloadReviewList(ctx, body)),
  implement(api.getReviewSetting, async ({ ctx }) => ({
    showsFullName: await findShowsFullName(ctx.db),
  })),
  implement(api.setReviewSetting, ({ ctx, body }) =>
    ctx.transaction(async (tx) => {
      await upsertSetting(tx, { ...body, updatedAt: ctx.now() })
      ctx.audit.record({ after: body })
      return body
    }),
  ),
  implement(api.showReview, ({ ctx, params }) => showReview(ctx, params.evaluationSeq)),
  implement(api.hideReview, ({ ctx, params }) => hideReview(ctx, params.evaluationSeq)),
]
