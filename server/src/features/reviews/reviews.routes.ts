import * as promised from 'contract/reviews'
import { implement } from '../../platform/http/implement.ts'
import { findTitles } from '../courses/courses.public.ts'
import { findRecentReviews, findShownReviews, sumReviews } from './reviews.queries.ts'
import { cursorOf, reviewRate } from './reviews.rules.ts'
import { hideReview, removeReview, saveReview } from './reviews.service.ts'

export const reviewRoutes = [
  implement(promised.listReviews, async ({ ctx, params, query }) => {
    const reviews = await findShownReviews(ctx.db, params.courseSeq, cursorOf(query))
    const totals = await sumReviews(ctx.db, params.courseSeq)
    return { reviews, reviewCount: totals.count, reviewRate: reviewRate(totals) }
  }),
  implement(promised.listRecentReviews, async ({ ctx }) => {
    const reviews = await findRecentReviews(ctx.db)
    const titles = await findTitles(
      ctx.db,
      reviews.map(({ courseSeq }) => courseSeq),
    )
    const titleOf = new Map(titles.map(({ courseSeq, title }) => [courseSeq, title]))
    return {
      reviews: reviews.map((review) => ({ ...review, courseTitle: titleOf.get(review.courseSeq) ?? '' })),
    }
  }),
  implement(promised.saveReview, ({ ctx, params, body }) => saveReview(ctx, params.courseSeq, body)),
  implement(promised.removeReview, ({ ctx, params, body }) =>
    removeReview(ctx, { courseSeq: params.courseSeq, attendSeq: body.attendSeq }),
  ),
  implement(promised.hideReview, ({ ctx, params }) => hideReview(ctx, params.evaluationSeq)),
]
