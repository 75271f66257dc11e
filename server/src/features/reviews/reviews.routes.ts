import * as promised from 'contract/reviews'
import type { CourseSeq } from 'contract/values'
import { implement } from '../../platform/http/implement.ts'
import { namedFor } from '../../platform/words/shown-name.ts'
import { findShownTitles, findTitles } from '../courses/courses.public.ts'
import { getReadableStanding } from '../enrolments/enrolments.public.ts'
import { countSiteReviews, findRecentReviews, findShownReviews, findSiteReviews } from './reviews.queries.ts'
import { cursorOf, reviewRate } from './reviews.rules.ts'
import { hideReview, removeReview, saveReview, showReview } from './reviews.service.ts'

const coursesOf = (reviews: { courseSeq: CourseSeq }[]) => reviews.map(({ courseSeq }) => courseSeq)
const titlesOf = (found: { courseSeq: CourseSeq; title: string }[]) =>
  new Map(found.map(({ courseSeq, title }) => [courseSeq, title]))
const titled = <R extends { courseSeq: CourseSeq }>(review: R, titles: Map<CourseSeq, string>) => ({
  ...review,
  courseTitle: titles.get(review.courseSeq) ?? '',
})

export const reviewRoutes = [
  implement(promised.listReviews, async ({ ctx, params, query }) => {
    const { course } = await getReadableStanding(ctx, params.courseSeq)
    const found = await findShownReviews(ctx.db, params.courseSeq, cursorOf(query))
    const reviews = found.map((review) => namedFor(review, ctx.language))
    const totals = { count: course.reviewCount, sum: course.reviewSum }
    return { reviews, reviewCount: totals.count, reviewRate: reviewRate(totals) }
  }),
  implement(promised.listRecentReviews, async ({ ctx }) => {
    const reviews = await findRecentReviews(ctx.db)
    // Words about a class that is not shown lead nowhere.
    const shown = titlesOf(await findShownTitles(ctx.db, coursesOf(reviews)))
    return {
      reviews: reviews.flatMap((review) =>
        shown.has(review.courseSeq) ? [namedFor(titled(review, shown), ctx.language)] : [],
      ),
    }
  }),
  implement(promised.saveReview, ({ ctx, params, body }) => saveReview(ctx, params.courseSeq, body)),
  implement(promised.removeReview, ({ ctx, params, body }) =>
    removeReview(ctx, { courseSeq: params.courseSeq, attendSeq: body.attendSeq }),
  ),
  implement(promised.listSiteReviews, async ({ ctx, query }) => {
    const reviews = await findSiteReviews(ctx.db, query)
    const titles = titlesOf(await findTitles(ctx.db, coursesOf(reviews)))
    const { total } = await countSiteReviews(ctx.db, query)
    return {
      list: reviews.map((review) => ({
        ...namedFor(titled(review, titles), ctx.language),
        isHidden: review.hiddenAt !== null,
      })),
      total,
    }
  }),
  implement(promised.showReview, ({ ctx, params }) => showReview(ctx, params.evaluationSeq)),
  implement(promised.hideReview, ({ ctx, params }) => hideReview(ctx, params.evaluationSeq)),
]
