import { alarmSubType, isAnnouncing } from 'contract/community/boards/boards.rules'
import { boardCommentWritten, boardPostMentioned, boardPostWritten } from 'contract/community/boards/events'
import type { UserSeq } from 'contract/values/ids'
import { alarmTypes, boardTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm, raiseInTurns, untilRead } from '../../messaging/notifications/notifications.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { checkExisting, findCourse } from '../../teaching/courses/courses.public.ts'
import { findComment } from './board-comments.queries.ts'
import { findMentions } from './board-mentions.queries.ts'
import { findPost } from './board-posts.queries.ts'
import { nextReaders, readersAmong, staffWhoAnswer } from './board-readers.service.ts'
import type { PostRef } from './board-access.service.ts'
import { findBoard, type BoardRow } from './boards.queries.ts'

const pathOf = ({ boardSeq, courseSeq }: BoardRow, { boardPostSeq }: PostRef) =>
  courseSeq === null
    ? `/boards/${boardSeq}/posts/${boardPostSeq}/view`
    : `/classes/${courseSeq}/board/${boardPostSeq}/view`

/** The post with its board, as long as both are there to be read. */
export async function readPost(ctx: Context, postRef: PostRef) {
  const board = await findBoard(ctx.db, postRef.boardSeq)
  const post = await findPost(ctx.db, postRef)
  if (!board || !post) return null
  if (board.courseSeq !== null) {
    const course = await findCourse(ctx.db, board.courseSeq)
    // A private class has readers too: who they are is decided for each person.
    if (!course || checkExisting(course)) return null
  }
  const names = (about: { userSeq: UserSeq }) => findNames(ctx, [about.userSeq])
  const alarm = {
    alarmType: alarmTypes.post,
    subType: alarmSubType(board),
    courseSeq: board.courseSeq,
    path: pathOf(board, postRef),
  }
  return {
    board,
    post,
    alarm,
    nameOf: async (of: { userSeq: UserSeq }) => (await names(of)).get(of.userSeq) ?? '',
  }
}
type ReadPost = NonNullable<Awaited<ReturnType<typeof readPost>>>

/**
 * Announcements reach their readers and homework its learners; questions reach those who answer. Who is mentioned hears of the post for
 * that reason, once. docs/rules.md R-1115, R-1250.
 */
export const notifyBoardPost = on(
  'boards.notifyPost',
  boardPostWritten,
  async (ctx, { mentions, ...postRef }) => {
    const found = await readPost(ctx, postRef)
    if (!found || found.post.hiddenAt !== null) return
    const { board, post } = found
    const once = `boardPost:${postRef.boardPostSeq}`
    await notifyMentioned(ctx, found, { people: mentions, byUserSeq: post.userSeq, once })
    if (board.boardTypeCd === boardTypes.question) return notifyOfQuestion(ctx, found)
    if (!isAnnouncing(board, post)) return
    const isHomework = board.boardTypeCd === boardTypes.assignment
    const whom = isHomework ? 'LEARNERS' : 'READERS'
    await raiseInTurns(
      ctx,
      {
        ...found.alarm,
        content: {
          kind: isHomework ? 'boardHomework' : 'boardNotice',
          title: post.title,
          lesson: board.title,
        },
        once,
      },
      (after, limit) => nextReaders(ctx, board, { whom, writer: post.userSeq, after, limit }),
    )
  },
)

interface Mentioned {
  people: UserSeq[]
  byUserSeq: UserSeq
  once: string
}
async function notifyMentioned(
  ctx: Context,
  { board, post, alarm, nameOf }: ReadPost,
  { people, byUserSeq, once }: Mentioned,
) {
  if (people.length === 0) return
  const readers = await readersAmong(ctx, board, { people, post })
  await raiseAlarm(ctx, {
    ...alarm,
    to: readers.filter((one) => one !== byUserSeq),
    actorUserSeq: byUserSeq,
    content: {
      kind: 'boardPostMention',
      name: await nameOf({ userSeq: byUserSeq }),
      title: post.title,
    },
    once,
  })
}

/** People whom a change of a post mentions for the first time. docs/rules.md R-1250. */
export const notifyNewlyMentioned = on(
  'boards.notifyNewlyMentioned',
  boardPostMentioned,
  async (ctx, { mentions, byUserSeq, ...postRef }) => {
    const found = await readPost(ctx, postRef)
    if (!found || found.post.hiddenAt !== null) return
    const once = `boardPostMention:${postRef.boardPostSeq}`
    await notifyMentioned(ctx, found, { people: mentions, byUserSeq, once })
  },
)

async function notifyOfQuestion(ctx: Context, { board, post, alarm, nameOf }: ReadPost) {
  const staff = await staffWhoAnswer(ctx, board, post)
  await raiseAlarm(ctx, {
    ...alarm,
    to: staff.filter((one) => one !== post.userSeq),
    actorUserSeq: post.userSeq,
    content: { kind: 'boardQuestion', name: await nameOf(post), title: post.title },
    once: `boardPost:${post.boardPostSeq}`,
  })
}

/** A comment reaches the writer of the post, a reply also that of the comment; each once until it was read. docs/rules.md R-1116. */
export const notifyBoardComment = on(
  'boards.notifyComment',
  boardCommentWritten,
  async (ctx, { answersSeq, boardCommentSeq, ...postRef }) => {
    const found = await readPost(ctx, postRef)
    const said = await findComment(ctx.db, { ...postRef, boardCommentSeq })
    if (!found || !said || said.hiddenAt !== null) return
    const { board, post, alarm } = found
    const answered = answersSeq && (await findComment(ctx.db, { ...postRef, boardCommentSeq: answersSeq }))
    const mentions = await findMentions(ctx.db, [boardCommentSeq])
    // Who hears of the comment anyway is not notified of their mention as well.
    const kinds = new Map<UserSeq, string>([
      ...mentions.map(({ userSeq }) => [userSeq, 'boardMention'] as const),
      [post.userSeq, board.boardTypeCd === boardTypes.question ? 'boardAnswer' : 'boardComment'],
      ...(answered ? [[answered.userSeq, 'boardReply'] as const] : []),
    ])
    kinds.delete(said.userSeq)
    const name = await found.nameOf(said)
    const people = [...kinds.keys()]
    for (const userSeq of await readersAmong(ctx, board, { people, post })) {
      const kind = kinds.get(userSeq) ?? ''
      const about = kind === 'boardReply' ? answersSeq : null
      await raiseAlarm(ctx, {
        ...alarm,
        path: `${alarm.path}#comment-${boardCommentSeq}`,
        to: [userSeq],
        actorUserSeq: said.userSeq,
        content: { kind, name, title: post.title },
        once: await untilRead(ctx, userSeq, `${kind}:${post.boardPostSeq}:${about ?? ''}`),
      })
    }
  },
)
