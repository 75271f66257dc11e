import type { listMentionable } from 'contract/community/boards/mentions.api'
import { namedIn, renameMention } from 'contract/community/boards/mentions.rules'
import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import type { BoardCommentSeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { requireSeen, type PostRef } from './board-access.service.ts'
import * as queries from './board-mentions.queries.ts'
import type { findReadersAmong, ReadBoard } from './board-readers.queries.ts'
import { readersAmong, readersLike } from './board-readers.service.ts'

/** Sixty in a row, then one a second: names are found while somebody types, and nobody copies the list of members. */
export const MENTION_PACE = { most: 60, everySeconds: 1 }

/** Members find those whose names they read on the board anyway, staff all who read it. docs/rules.md R-1109. */
export async function searchMentionable(
  ctx: MemberContext,
  postRef: PostRef,
  q: string,
): Promise<z.output<typeof listMentionable.reply>> {
  const { board, post, access } = await requireSeen(ctx, postRef)
  await keepMemberPace(ctx, 'board-mention', MENTION_PACE)
  return {
    list: await readersLike(ctx, board, { post, q, except: ctx.user.userSeq, findsAll: access.isStaff }),
  }
}

interface Mentioning {
  board: ReadBoard
  post: Parameters<typeof findReadersAmong>[2]['post']
  comment: { boardCommentSeq: BoardCommentSeq; content: string }
  people: readonly UserSeq[]
}
/** Those whom the text names and who may read it. docs/rules.md R-1109. */
export async function writeMentions(
  ctx: MemberContext,
  tx: ChannelTx,
  { board, post, comment, people }: Mentioning,
) {
  const others = [...new Set(people)].filter((one) => one !== ctx.user.userSeq)
  if (others.length === 0) return
  const inside = { ...ctx, db: tx }
  const names = await findNames(inside, await readersAmong(inside, board, { people: others, post }))
  const readers = [...names].map(([userSeq, name]) => ({ userSeq, name }))
  const { boardCommentSeq, content } = comment
  const named = namedIn(content, readers)
  await queries.insertMentions(
    tx,
    named.map((person) => ({ ...person, boardCommentSeq })),
  )
}

/** The names that the text of each comment mentions. */
export async function mentionsIn(db: ChannelDb, boardCommentSeqs: readonly BoardCommentSeq[]) {
  const found = groupBy(await queries.findMentions(db, boardCommentSeqs), (one) => one.boardCommentSeq)
  return (boardCommentSeq: BoardCommentSeq) => (found.get(boardCommentSeq) ?? []).map(({ name }) => name)
}

/** What others wrote no longer names a former member. */
export async function anonymizeMentions(tx: ChannelTx, userSeq: UserSeq) {
  for (const { boardCommentSeq, content, name, names } of await queries.findMentioning(tx, userSeq))
    await queries.updateContent(
      tx,
      boardCommentSeq,
      renameMention(content, { names, gone: name, instead: FORMER_MEMBER }),
    )
  await queries.deleteMentionsOf(tx, userSeq)
}
