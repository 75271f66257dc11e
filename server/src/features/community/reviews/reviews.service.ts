import { reviewReplied, reviewSaved } from 'contract/community/reviews/events'
import type { ReviewDraft } from 'contract/community/reviews/schemas'
import type { AttendSeq, CourseSeq, EvaluationSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getManagedCourse, recordReviews } from '../../teaching/courses/courses.public.ts'
import { getOwnEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { deleteReview, sumReviews, updateHidden, updateReply, upsertReview } from './reviews.queries.ts'
import { checkReviewable } from './reviews.rules.ts'
import { withReply } from './reviews.views.ts'

/** Writes the first review of an enrolment or changes it. */
export function saveReview(ctx: MemberContext, courseSeq: CourseSeq, draft: ReviewDraft) {
  return ctx.transaction(async (tx) => {
    const enrolment = await getOwnEnrolment(tx, ctx.user, { attendSeq: draft.attendSeq, courseSeq })
    const refusal = checkReviewable(enrolment, ctx.now())
    if (refusal) throw refuse(refusal)

    const { userSeq } = ctx.user
    const review = await upsertReview(tx, { ...draft, courseSeq, userSeq, createdAt: ctx.now() })
    await recount(tx, courseSeq)
    await emit(tx, reviewSaved, { evaluationSeq: review.evaluationSeq, courseSeq })
    return withReply(review)
  })
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
    const removed = await deleteReview(tx, enrolmentRef.attendSeq)
    if (!removed) throw refuse('NOT_FOUND')
    await recount(tx, removed.courseSeq)
    return null
  })
}

/** Removes a review from public pages; its writer keeps it. */
export const hideReview = (ctx: MemberContext, evaluationSeq: EvaluationSeq) =>
  setHidden(ctx, evaluationSeq, ctx.now())
export const showReview = (ctx: MemberContext, evaluationSeq: EvaluationSeq) =>
  setHidden(ctx, evaluationSeq, null)

function setHidden(ctx: MemberContext, evaluationSeq: EvaluationSeq, hiddenAt: Date | null) {
  return ctx.transaction(async (tx) => {
    const changed = await updateHidden(tx, evaluationSeq, hiddenAt)
    if (!changed) throw refuse('NOT_FOUND')
    await recount(tx, changed.courseSeq)
    return null
  })
}

async function recount(tx: ChannelTx, courseSeq: CourseSeq) {
  await recordReviews(tx, courseSeq, await sumReviews(tx, courseSeq))
}
