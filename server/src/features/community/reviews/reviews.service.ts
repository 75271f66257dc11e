import { reviewHidden, reviewReplied, reviewSaved } from 'contract/community/reviews/events'
import type { ReviewDraft, ReviewSettingDraft } from 'contract/community/reviews/schemas'
import type { AttendSeq, CourseSeq, EvaluationSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getManagedCourse, recordReviews } from '../../teaching/courses/courses.public.ts'
import { getOwnEnrolment } from '../../money/enrolments/enrolments.public.ts'
import {
  deleteReview,
  findOwnReview,
  findReviewOfEnrolment,
  sumReviews,
  updateReply,
  upsertReview,
} from './reviews.queries.ts'
import { dropPictures, showPictures, withPictures } from './review-pictures.service.ts'
import { settle } from './review-reports.service.ts'
import { checkReviewable } from './reviews.rules.ts'
import { reviewView } from './reviews.views.ts'
import { findSetting, updateBest, updateHidden, updateSetting } from './site-reviews.queries.ts'

/** Writes the first review of an enrolment or changes it. */
export async function saveReview(ctx: MemberContext, courseSeq: CourseSeq, draft: ReviewDraft) {
  const review = await ctx.transaction(async (tx) => {
    const enrolment = await getOwnEnrolment(tx, ctx.user, { attendSeq: draft.attendSeq, courseSeq })
    const refusal = checkReviewable(enrolment, ctx.now())
    if (refusal) throw refuse(refusal)

    const { userSeq } = ctx.user
    const setting = await findSetting(tx)
    const { attendSeq, reviewPoint, description } = draft
    const row = await upsertReview(tx, {
      attendSeq,
      reviewPoint,
      description,
      courseSeq,
      userSeq,
      createdAt: ctx.now(),
      ...(setting.isDetailed && detailsOf(draft)),
    })
    const { evaluationSeq } = row
    if (draft.pictures) await showPictures(ctx, tx, { evaluationSeq, pictures: draft.pictures })
    await recount(tx, courseSeq)
    await emit(tx, reviewSaved, { evaluationSeq, courseSeq })
    return reviewView(setting)(row)
  })
  const [saved] = await withPictures(ctx, [review])
  if (!saved) throw refuse('NOT_FOUND')
  return saved
}
/** What a draft says beside its stars and its text. docs/rules.md R-1102. */
const detailsOf = ({ isRecommended, scores }: ReviewDraft) => ({
  ...(isRecommended !== undefined && { isRecommended }),
  ...(scores && {
    scoreDelivery: scores.delivery,
    scoreKindness: scores.kindness,
    scorePreparation: scores.preparation,
    scorePunctuality: scores.punctuality,
  }),
})

/** The caller's own review with the reason why it is hidden, if it is. */
export async function getOwnReview(
  ctx: MemberContext,
  enrolmentRef: { courseSeq: CourseSeq; attendSeq: AttendSeq },
) {
  await getOwnEnrolment(ctx.db, ctx.user, enrolmentRef)
  const setting = await findSetting(ctx.db)
  const review = await findOwnReview(ctx.db, enrolmentRef.attendSeq)
  const [shown] = await withPictures(ctx, review ? [reviewView(setting)(review)] : [])
  return { review: shown ?? null, isDetailed: setting.isDetailed }
}

/** Answers a review under the caller's name, or removes the answer. CLASS_NOT_FOUND, NOT_FOUND. docs/rules.md R-1110. */
export function setReply(
  ctx: MemberContext,
  { courseSeq, evaluationSeq }: { courseSeq: CourseSeq; evaluationSeq: EvaluationSeq },
  content: string | null,
) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, courseSeq, tx)
    const reply = content === null ? null : replyOf(ctx, content)
    if (!(await updateReply(tx, { courseSeq, evaluationSeq }, reply))) throw refuse('NOT_FOUND')
    if (reply) await emit(tx, reviewReplied, { evaluationSeq, courseSeq })
    return null
  })
}
const replyOf = ({ user, now }: MemberContext, replyContent: string) => ({
  replyContent,
  replyUserSeq: user.userSeq,
  repliedAt: now(),
})

/** Removes the caller's own review. */
export function removeReview(
  ctx: MemberContext,
  enrolmentRef: { courseSeq: CourseSeq; attendSeq: AttendSeq },
) {
  return ctx.transaction(async (tx) => {
    await getOwnEnrolment(tx, ctx.user, enrolmentRef)
    const review = await findReviewOfEnrolment(tx, enrolmentRef.attendSeq)
    if (review) await dropPictures(ctx, tx, review.evaluationSeq)
    const removed = await deleteReview(tx, enrolmentRef.attendSeq)
    if (!removed) throw refuse('NOT_FOUND')
    await recount(tx, removed.courseSeq)
    return null
  })
}

/** Lists a review first, or no longer. NOT_FOUND for a hidden one. docs/rules.md R-1103. */
export const markBest = (ctx: MemberContext, evaluationSeq: EvaluationSeq, isBest: boolean) =>
  ctx.transaction(async (tx) => {
    if (!(await updateBest(tx, evaluationSeq, isBest))) throw refuse('NOT_FOUND')
    ctx.audit.record({ after: { evaluationSeq, isBest } })
    return null
  })

/** Removes a review from public pages; its writer keeps it and reads the reason. docs/rules.md R-1104. */
export const hideReview = (ctx: MemberContext, evaluationSeq: EvaluationSeq, reason: string) =>
  ctx.transaction(async (tx) => {
    const { userSeq } = ctx.user
    const hidden = { hiddenAt: ctx.now(), hiddenReason: reason, hiddenByUserSeq: userSeq }
    const changed = await updateHidden(tx, evaluationSeq, hidden)
    if (!changed) throw refuse('NOT_FOUND')
    await settle(ctx, tx, { evaluationSeq, verdict: 'HIDDEN' })
    await recount(tx, changed.courseSeq)
    await emit(tx, reviewHidden, { evaluationSeq, ...changed })
    return null
  })
export const showReview = (ctx: MemberContext, evaluationSeq: EvaluationSeq) =>
  ctx.transaction(async (tx) => {
    const hidden = { hiddenAt: null, hiddenReason: null, hiddenByUserSeq: null }
    const changed = await updateHidden(tx, evaluationSeq, hidden)
    if (!changed) throw refuse('NOT_FOUND')
    await recount(tx, changed.courseSeq)
    return null
  })

/** What is absent stays as it is. */
export const changeSetting = (ctx: MemberContext, changed: ReviewSettingDraft) =>
  ctx.transaction(async (tx) => {
    const setting = await updateSetting(tx, changed, ctx.now())
    ctx.audit.record({ after: setting })
    return setting
  })

async function recount(tx: ChannelTx, courseSeq: CourseSeq) {
  await recordReviews(tx, courseSeq, await sumReviews(tx, courseSeq))
}
