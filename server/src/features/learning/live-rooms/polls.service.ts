import type { z } from 'zod'
import { seesVotes } from 'contract/learning/live-rooms/live-rooms.rules'
import type { Poll, PollDraft } from 'contract/learning/live-rooms/schemas'
import type { CurriculumSeq, LivePollSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { LessonRef } from '../live/live.public.ts'
import { closePoll, countVotes, findPoll, insertPoll, lockPoll, upsertVote } from './polls.queries.ts'
import { openAsHost, openInside } from './room-access.service.ts'
import { roomPublisher } from './room.sockets.ts'
import { insertRoom } from './rooms.queries.ts'
import { keepPace } from './talk.service.ts'

export async function open(ctx: MemberContext, lessonRef: LessonRef, draft: z.output<typeof PollDraft>) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  const poll = { curriculumSeq, ...draft, createdByUserSeq: ctx.user.userSeq, createdAt: ctx.now() }
  const added = await ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, ctx.now())
    return insertPoll(tx, poll)
  })
  if (!added) throw refuse('LIVE_POLL_OPEN')
  roomPublisher(ctx, curriculumSeq).toAll()
  return added
}

export async function close(ctx: MemberContext, lessonRef: LessonRef, livePollSeq: LivePollSeq) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  const isDone = await ctx.transaction((tx) => closePoll(tx, { curriculumSeq, livePollSeq }, ctx.now()))
  if (!isDone) throw refuse('NOT_FOUND')
  roomPublisher(ctx, curriculumSeq).toAll()
  return null
}

/** The hosts see the votes come in; the pages of all others are not called for each of them. */
export async function vote(
  ctx: MemberContext,
  lessonRef: LessonRef,
  { livePollSeq, choice }: { livePollSeq: LivePollSeq; choice: number },
) {
  const { curriculumSeq } = await openInside(ctx, lessonRef)
  await keepPace(ctx)
  await ctx.transaction(async (tx) => {
    const poll = await lockPoll(tx, { curriculumSeq, livePollSeq })
    if (!poll || choice >= poll.choices.length) throw refuse('NOT_FOUND')
    if (poll.closedAt) throw refuse('LIVE_POLL_CLOSED')
    await upsertVote(tx, { livePollSeq, userSeq: ctx.user.userSeq, choice, votedAt: ctx.now() })
  })
  roomPublisher(ctx, curriculumSeq).toHosts()
  return null
}

/** The latest poll as the caller may see it. docs/rules.md R-969. */
export async function pollView(
  ctx: MemberContext,
  curriculumSeq: CurriculumSeq,
  { isHost }: { isHost: boolean },
): Promise<z.output<typeof Poll> | null> {
  const poll = await findPoll(ctx.db, curriculumSeq, ctx.user.userSeq)
  if (!poll) return null
  const { closedAt, ...shown } = poll
  const counts = await countVotes(ctx.db, poll.livePollSeq)
  const votes = poll.choices.map((_, at) => counts.find(({ choice }) => choice === at)?.count ?? 0)
  const viewer = { isHost, hasVoted: poll.myChoice !== null, isClosed: closedAt !== null }
  return {
    ...shown,
    isClosed: viewer.isClosed,
    voteCount: votes.reduce((sum, count) => sum + count, 0),
    votes: seesVotes(viewer) ? votes : null,
  }
}
