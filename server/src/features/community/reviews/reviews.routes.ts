import * as api from 'contract/community/reviews/api'
import * as reports from 'contract/community/reviews/reports.api'
import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { namedFor, publicName } from '../../../platform/words/shown-name.ts'
import { findShownTitles, findTitles } from '../../teaching/courses/courses.public.ts'
import { besideNames } from '../../people/levels/levels.public.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import { downloadReviewList } from './review-spreadsheet.service.ts'
import { findRecentReviews, findShownReviews, sumDetails } from './reviews.queries.ts'
import { cursorOf, reviewRate } from './reviews.rules.ts'
import * as service from './reviews.service.ts'
import { withPictures } from './review-pictures.service.ts'
import { dismiss, listReports, report } from './review-reports.service.ts'
import { reviewView, summaryOf } from './reviews.views.ts'
import { countSiteReviews, findSetting, findSiteReviews } from './site-reviews.queries.ts'

const coursesOf = (reviews: { courseSeq: CourseSeq }[]) => reviews.map(({ courseSeq }) => courseSeq)
const titlesOf = (found: { courseSeq: CourseSeq; title: string }[]) =>
  new Map(found.map(({ courseSeq, title }) => [courseSeq, title]))
const titled = <R extends { courseSeq: CourseSeq }>(review: R, titles: Map<CourseSeq, string>) => ({
  ...review,
  courseTitle: titles.get(review.courseSeq) ?? '',
})

/** How public pages show reviews: with details where the site has them, under names as it shows them. docs/rules.md R-539. */
async function showingIn({ db, language }: Context) {
  const setting = await findSetting(db)
  const view = reviewView(setting)
  const isFull = setting.showsFullName
  return {
    isDetailed: setting.isDetailed,
    show: <Row extends Parameters<typeof view>[0] & { writerName: string }>(review: Row) => ({
      ...view(review),
      writerName: publicName(review.writerName, language, { isFull }),
    }),
  }
}

export const reviewRoutes = [
  implement(api.listReviews, async ({ ctx, params, query }) => {
    const { course } = await getReadableCourseSummary(ctx, params.courseSeq)
    const after = cursorOf(query)
    const { show, isDetailed } = await showingIn(ctx)
    const found = await findShownReviews(ctx.db, params.courseSeq, after)
    const levelOf = await besideNames(
      ctx.db,
      found.map(({ userSeq }) => userSeq),
    )
    const totals = { count: course.reviewCount, sum: course.reviewSum }
    const summary = isDetailed && !after ? summaryOf(await sumDetails(ctx.db, params.courseSeq)) : null
    return {
      reviews: await withPictures(
        ctx,
        found.map((one) => ({ ...show(one), ...levelOf(one.userSeq) })),
      ),
      reviewCount: totals.count,
      reviewRate: reviewRate(totals),
      summary,
    }
  }),
  implement(api.listRecentReviews, async ({ ctx }) => {
    const reviews = await findRecentReviews(ctx.db)
    const { show } = await showingIn(ctx)
    // A review of a course that is not public has no link.
    const shown = titlesOf(await findShownTitles(ctx.db, coursesOf(reviews)))
    return {
      reviews: reviews.flatMap((review) =>
        shown.has(review.courseSeq) ? [titled({ ...show(review), courseSeq: review.courseSeq }, shown)] : [],
      ),
    }
  }),
  implement(api.getOwnReview, ({ ctx, params, query }) =>
    service.getOwnReview(ctx, { courseSeq: params.courseSeq, attendSeq: query.attendSeq }),
  ),
  implement(api.saveReview, ({ ctx, params, body }) => service.saveReview(ctx, params.courseSeq, body)),
  implement(api.removeReview, ({ ctx, params, body }) =>
    service.removeReview(ctx, { courseSeq: params.courseSeq, attendSeq: body.attendSeq }),
  ),
  implement(api.replyToReview, ({ ctx, params, body }) => service.setReply(ctx, params, body.content)),
  implement(api.removeReviewReply, ({ ctx, params }) => service.setReply(ctx, params, null)),
  implement(api.listSiteReviews, async ({ ctx, query }) => {
    const reviews = await withPictures(ctx, await findSiteReviews(ctx.db, query))
    const view = reviewView(await findSetting(ctx.db))
    const titles = titlesOf(await findTitles(ctx.db, coursesOf(reviews)))
    const { total } = await countSiteReviews(ctx.db, query)
    return {
      list: reviews.map((review) => ({
        ...namedFor(titled({ ...view(review), courseSeq: review.courseSeq }, titles), ctx.language),
        isHidden: review.hiddenAt !== null,
      })),
      total,
    }
  }),
  implement(api.downloadReviews, ({ ctx, body }) => downloadReviewList(ctx, body)),
  implement(api.getReviewSetting, ({ ctx }) => findSetting(ctx.db)),
  implement(api.setReviewSetting, ({ ctx, body }) => service.changeSetting(ctx, body)),
  implement(reports.reportReview, ({ ctx, params, body }) => report(ctx, params, body)),
  implement(reports.dismissReviewReports, ({ ctx, params }) => dismiss(ctx, params.evaluationSeq)),
  implement(reports.listReviewReports, ({ ctx, query }) => listReports(ctx, query)),
  implement(api.markReviewBest, ({ ctx, params, body }) =>
    service.markBest(ctx, params.evaluationSeq, body.isBest),
  ),
  implement(api.showReview, ({ ctx, params }) => service.showReview(ctx, params.evaluationSeq)),
  implement(api.hideReview, ({ ctx, params, body }) =>
    service.hideReview(ctx, params.evaluationSeq, body.reason),
  ),
]
