import type { listMentionableOnBoard } from 'contract/community/boards/mentions.api'
import { MAX_MENTIONS, mentionOf } from 'contract/community/boards/mentions.rules'
import { keepMentions, mentionsOf, withoutMention } from 'contract/community/boards/post-mentions.rules'
import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import { seq, type BoardPostSeq, type BoardSeq, type UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { enterBoard, requireSeen } from './board-access.service.ts'
import { MENTION_PACE } from './board-mentions.service.ts'
import { updatePost } from './board-posts.queries.ts'
import type { findReadersAmong, ReadBoard } from './board-readers.queries.ts'
import { readersAmong, readersLike } from './board-readers.service.ts'
import * as queries from './post-mentions.queries.ts'

/** Who may be mentioned in a new post, as below one that exists. docs/rules.md R-1109. */
export async function searchMentionableOnBoard(
  ctx: MemberContext,
  boardSeq: BoardSeq,
  { q, isPrivate, boardPostSeq }: z.output<typeof listMentionableOnBoard.query>,
): Promise<z.output<typeof listMentionableOnBoard.reply>> {
  const { userSeq } = ctx.user
  const { board, access, post } =
    boardPostSeq === undefined
      ? { ...(await enterBoard(ctx, boardSeq)), post: null }
      : await requireSeen(ctx, { boardSeq, boardPostSeq })
  if (post === null && !access.mayWrite) throw refuse('BOARD_WRITERS_ONLY')
  if (post !== null && post.userSeq !== userSeq && !access.mayUpdate) throw refuse('NOT_FOUND')
  await keepMemberPace(ctx, 'board-mention', MENTION_PACE)
  const written = post ?? { boardPostSeq: null, userSeq, hiddenAt: null }
  const named = { post: { ...written, isPrivate: isPrivate === 'yes' }, except: userSeq }
  return { list: await readersLike(ctx, board, { ...named, q, findsAll: access.isStaff }) }
}

type SeenPost = Parameters<typeof findReadersAmong>[2]['post']
interface Marked {
  board: ReadBoard
  /** Without its number while it is new. */
  post: SeenPost & { boardPostSeq?: BoardPostSeq }
  content: string
}
/**
 * The text with the mentions of those who may read it, and who they are. One that is stored already names somebody whom the post
 * mentions; a new one has to name its person as they are called. docs/rules.md R-1250.
 */
export async function markMentions(ctx: MemberContext, tx: ChannelTx, { board, post, content }: Marked) {
  const { boardPostSeq } = post
  const before = boardPostSeq === undefined ? [] : await queries.findPostMentions(tx, boardPostSeq)
  const others = numbersIn(content)
    .filter((one) => one !== ctx.user.userSeq)
    .slice(0, MAX_MENTIONS)
  const inside = { ...ctx, db: tx }
  const people = [...new Set([...others, ...before.map(({ userSeq }) => userSeq)])]
  const readers = people.length === 0 ? [] : await readersAmong(inside, board, { people, post })
  const names = await findNames(inside, readers)
  const known = before.filter(({ userSeq }) => readers.includes(userSeq))
  const named = new Map<UserSeq, queries.NamedPerson>()
  const marked = keepMentions(content, ({ userSeq, text }) => {
    const person =
      known.find((one) => (userSeq === null || one.userSeq === userSeq) && text === mentionOf(one.name)) ??
      newPerson(others, names, { userSeq, text })
    if (person === undefined || (named.size === MAX_MENTIONS && !named.has(person.userSeq))) return false
    named.set(person.userSeq, person)
    return true
  })
  return { content: marked, people: [...named.values()] }
}

const UserNumber = seq('user')
const numbersIn = (content: string) => {
  const numbers = mentionsOf(content).flatMap(({ userSeq }) => UserNumber.safeParse(userSeq).data ?? [])
  return [...new Set(numbers)]
}

function newPerson(
  others: readonly UserSeq[],
  names: ReadonlyMap<UserSeq, string>,
  { userSeq, text }: { userSeq: number | null; text: string },
) {
  const person = others.find((one) => one === userSeq)
  const name = person === undefined ? undefined : names.get(person)
  return person !== undefined && name && text === mentionOf(name) ? { userSeq: person, name } : undefined
}

/** What others posted no longer names a former member. */
export async function anonymizePostMentions(tx: ChannelTx, userSeq: UserSeq) {
  for (const { boardPostSeq, content, name } of await queries.findPostsMentioning(tx, userSeq))
    await updatePost(tx, boardPostSeq, {
      content: withoutMention(content, { gone: name, instead: FORMER_MEMBER }),
    })
  await queries.deletePostMentionsOf(tx, userSeq)
}
