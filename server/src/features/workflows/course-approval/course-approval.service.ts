import type * as api from 'contract/workflows/course-approval/api'
import type * as courseApprovalSchemasApi from 'contract/workflows/course-approval/schemas'
import type { CourseReviewSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import { decideReview } from '../../teaching/courses/course-reviews.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { detailOf as viewCourse } from '../../views/class-page/class-page.public.ts'
import { findItems, rowOf, videosOf } from '../../teaching/curriculum/curriculum.public.ts'
import { countReviews, findReview, findReviews } from './course-approval.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findReview>>>
type Review = z.output<typeof courseApprovalSchemasApi.CourseReview>
type ReviewQuery = z.output<(typeof api.listCourseReviews)['query']>

/** A closed site keeps its name here. */
async function viewOf(ctx: PlatformContext, row: Row): Promise<Review> {
  const site = await findSiteCard(ctx, row.channelSeq)
  return {
    ...row,
    submittedBy: shownName(row.submittedBy, ctx.language),
    siteName: site?.name ?? '',
    siteUrl: site?.domain ?? '',
  }
}

export async function listReviews(ctx: PlatformContext, query: ReviewQuery) {
  const rows = await findReviews(ctx.platform, query)
  return {
    list: await Promise.all(rows.map((row) => viewOf(ctx, row))),
    total: await countReviews(ctx.platform, query.shelf),
    reviewHours: ctx.ports.settings.courseReviewHours,
  }
}

/** The course as its learners will see it, with the texts of its lessons. */
export async function readReview(ctx: PlatformContext, courseReviewSeq: CourseReviewSeq) {
  const row = await getReview(ctx, courseReviewSeq)
  const site = await ctx.at(row.channelSeq)
  const course = await findCourse(site.db, row.courseSeq)
  if (!course || course.state === 'PURGED') throw refuse('CLASS_NOT_FOUND')
  const items = await findItems(site.db, row.courseSeq)
  const videos = await videosOf(site.db, items)
  return {
    review: await viewOf(ctx, row),
    course: await viewCourse(site, course),
    lessons: items.map((item) => ({
      ...rowOf(
        item,
        videos.find(({ uploadVodSeq }) => uploadVodSeq === item.uploadVodSeq),
      ),
      content: item.content,
    })),
  }
}

async function getReview(ctx: PlatformContext, courseReviewSeq: CourseReviewSeq) {
  const row = await findReview(ctx.platform, courseReviewSeq)
  if (!row) throw refuse('NOT_FOUND')
  return row
}

type Answer = { verdict: 'APPROVED'; reason: null } | { verdict: 'REJECTED'; reason: string }
/** CLASS_STATE_CHANGED when the review is closed already. */
export async function answerReview(
  ctx: SignedIn<PlatformContext>,
  courseReviewSeq: CourseReviewSeq,
  answer: Answer,
) {
  const { channelSeq, courseSeq, verdict } = await getReview(ctx, courseReviewSeq)
  // A later submission of the same course has a review of its own.
  if (verdict !== null) throw refuse('CLASS_STATE_CHANGED')
  const site = await ctx.at(channelSeq)
  const by = ctx.user.userSeq
  const isNew = await site.transaction((tx) => decideReview(site, tx, { ...answer, courseSeq, by }))
  if (!isNew) throw refuse('CLASS_STATE_CHANGED')
  ctx.ports.forgetPages(channelSeq, ['courses'])
  return null
}
