import { sql } from 'kysely'
import type { CurriculumSeq, LivePollSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewPoll {
  curriculumSeq: CurriculumSeq
  question: string
  choices: string[]
  createdByUserSeq: UserSeq
  createdAt: Date
}
/** Inserts nothing while another poll of the lesson is open. */
export const insertPoll = (tx: ChannelTx, poll: NewPoll) =>
  tables(tx)
    .insertInto('livePolls')
    .values(poll)
    .onConflict((open) => open.doNothing())
    .returning('livePollSeq')
    .executeTakeFirst()

const polls = (db: ChannelDb, curriculumSeq: CurriculumSeq, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('livePolls')
    .leftJoin('livePollVotes', (join) =>
      join
        .onRef('livePollVotes.livePollSeq', '=', 'livePolls.livePollSeq')
        .on('livePollVotes.userSeq', '=', userSeq),
    )
    .select([
      'livePolls.livePollSeq',
      'question',
      'choices',
      'closedAt',
      sql<number | null>`live_poll_votes.choice`.as('myChoice'),
    ])
    .where('curriculumSeq', '=', curriculumSeq)
/** The latest poll of a lesson, with this person's vote. */
export const findPoll = (db: ChannelDb, curriculumSeq: CurriculumSeq, userSeq: UserSeq) =>
  polls(db, curriculumSeq, userSeq).orderBy('livePolls.livePollSeq', 'desc').limit(1).executeTakeFirst()
const MAX_POLLS = 100
export const findPolls = (db: ChannelDb, curriculumSeq: CurriculumSeq, userSeq: UserSeq) =>
  polls(db, curriculumSeq, userSeq).orderBy('livePolls.livePollSeq').limit(MAX_POLLS).execute()
export type PollRow = Awaited<ReturnType<typeof findPolls>>[number]

export const countVotes = (db: ChannelDb, livePollSeqs: LivePollSeq[]) =>
  tables(db)
    .selectFrom('livePollVotes')
    .select(['livePollSeq', 'choice', ({ fn }) => fn.countAll<number>().as('count')])
    .where('livePollSeq', '=', sql<LivePollSeq>`any(${livePollSeqs})`)
    .groupBy(['livePollSeq', 'choice'])
    .execute()

interface PollRef {
  curriculumSeq: CurriculumSeq
  livePollSeq: LivePollSeq
}
/** Locks it until the transaction ends: no vote comes after its end. */
export const lockPoll = (tx: ChannelTx, { curriculumSeq, livePollSeq }: PollRef) =>
  tables(tx)
    .selectFrom('livePolls')
    .select(['choices', 'closedAt'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('livePollSeq', '=', livePollSeq)
    .forShare()
    .executeTakeFirst()

export async function closePoll(tx: ChannelTx, { curriculumSeq, livePollSeq }: PollRef, closedAt: Date) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('livePolls')
    .set({ closedAt })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('livePollSeq', '=', livePollSeq)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Vote {
  livePollSeq: LivePollSeq
  userSeq: UserSeq
  choice: number
  votedAt: Date
}
export const upsertVote = (tx: ChannelTx, vote: Vote) =>
  tables(tx)
    .insertInto('livePollVotes')
    .values(vote)
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'livePollSeq', 'userSeq'])
        .doUpdateSet({ choice: vote.choice, votedAt: vote.votedAt }),
    )
    .execute()
