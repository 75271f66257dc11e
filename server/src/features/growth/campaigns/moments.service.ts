import type { CampaignEventKind } from 'contract/growth/campaigns/events.rules'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { findMembersAmong } from '../../money/memberships/memberships.public.ts'
import { endCause, lessonCause, lessonIn, placeIn, type Cause } from './causes.rules.ts'
import { findEndingAmong, findLearning, findOpenAmong } from './moments.queries.ts'

interface Ref {
  userSeq: UserSeq
  cause: Cause
}
/**
 * Whether what a message is about is still so when its turn comes: the lesson is open to its receiver, the access ends as it did,
 * or who is out of memberships. It may have waited for the morning. docs/rules.md, R-1169.
 */
export async function stillSo(ctx: Context, kind: CampaignEventKind, messages: readonly Ref[]) {
  if (kind === 'LESSON_OPENS') return isOpenTo(ctx, messages)
  if (kind === 'ACCESS_ENDS') return endsYet(ctx, messages)
  if (kind === 'MEMBERSHIP_ENDED') return isOutYet(ctx, messages)
  return () => true
}

async function isOpenTo(ctx: Context, messages: readonly Ref[]) {
  const now = ctx.now()
  const lessons = await findOpenAmong(
    ctx.db,
    messages.map(({ cause }) => lessonIn(cause)),
    now,
  )
  const learning = await findLearning(
    ctx.db,
    messages.map(({ userSeq }) => userSeq),
    now,
  )
  return ({ userSeq, cause }: Ref) => {
    const lesson = lessons.find((one) => lessonCause(one) === cause)
    return learning.some((one) => one.userSeq === userSeq && one.courseSeq === lesson?.courseSeq)
  }
}

async function endsYet(ctx: Context, messages: readonly Ref[]) {
  const attendSeqs = messages.map(({ cause }) => placeIn(cause))
  const places = await findEndingAmong(ctx.db, attendSeqs, ctx.now())
  return ({ cause }: Ref) => places.some((place) => endCause(place) === cause)
}

/** Who is in a membership again, of whatever kind, is not invited to one. */
async function isOutYet({ db }: Context, messages: readonly Ref[]) {
  const members = await findMembersAmong(
    db,
    messages.map(({ userSeq }) => userSeq),
  )
  return ({ userSeq }: Ref) => !members.includes(userSeq)
}
