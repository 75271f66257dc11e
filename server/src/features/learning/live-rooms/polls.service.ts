import type { z } from 'zod'
import { seesVotes } from 'contract/learning/live-rooms/live-rooms.rules'
import type { Poll, PollDraft } from 'contract/learning/live-rooms/schemas'
import type { CurriculumSeq, LivePollSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { LessonRef } from '../live/live.public.ts'
import {
  closePoll,
  countVotes,
  findPoll,
  findPolls,
  insertPoll,
  lockPoll,
  upsertVote,
  type PollRow,
} from './polls.queries.ts'
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
  const isClosed = poll.closedAt !== null
  const counts = await countVotes(ctx.db, [poll.livePollSeq])
  const isSeen = seesVotes({ isHost, hasVoted: poll.myChoice !== null, isClosed })
  return viewOf(poll, { counts, isClosed, isSeen })
}

/** All polls of a lesson that is over: everybody sees the votes. docs/rules.md R-1002. */
export async function recordedPolls(ctx: MemberContext, curriculumSeq: CurriculumSeq) {
  const found = await findPolls(ctx.db, curriculumSeq, ctx.user.userSeq)
  const counts = await countVotes(
    ctx.db,
    found.map(({ livePollSeq }) => livePollSeq),
  )
  return found.map((poll) => {
    const own = counts.filter(({ livePollSeq }) => livePollSeq === poll.livePollSeq)
    return viewOf(poll, { counts: own, isClosed: true, isSeen: true })
  })
}

interface Counted {
  counts: { choice: number; count: number }[]
  isClosed: boolean
  isSeen: boolean
}
function viewOf(poll: PollRow, { counts, isClosed, isSeen }: Counted) {
  const { livePollSeq, question, choices, myChoice } = poll
  const votes = choices.map((_, at) => counts.find(({ choice }) => choice === at)?.count ?? 0)
  const voteCount = votes.reduce((sum, count) => sum + count, 0)
  return { livePollSeq, question, choices, isClosed, myChoice, voteCount, votes: isSeen ? votes : null }
}
