import { boardPostHidden, boardPostReported } from 'contract/community/boards/reports.events'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findManagers } from '../../people/members/members.public.ts'
import { findHoldersIn } from '../../teaching/courses/courses.public.ts'
import { findComment } from './board-comments.queries.ts'
import { findReadersAmong } from './board-readers.queries.ts'
import { readPost, untilRead } from './boards.notify.ts'

/** Staff who may hide it hear of a report, not by whom; its writer does not hear of it. docs/rules.md R-1118. */
export const notifyBoardReport = on(
  'boards.notifyReport',
  boardPostReported,
  async (ctx, { boardCommentSeq, ...postRef }) => {
    const found = await readPost(ctx, postRef)
    if (!found) return
    const { board, post, alarm } = found
    const comment = boardCommentSeq && (await findComment(ctx.db, { ...postRef, boardCommentSeq }))
    const writer = comment ? comment.userSeq : post.userSeq
    const managers = new Set(await findManagers(ctx.db))
    const { courseSeq } = board
    const holders = courseSeq === null ? [] : await findHoldersIn(ctx.db, courseSeq, 'CLASS_ROOM_UPDATE')
    const people = [...new Set([...managers, ...holders])].filter((one) => one !== writer)
    for (const userSeq of await findReadersAmong(ctx.db, board, { people, post, now: ctx.now() })) {
      await raiseAlarm(ctx, {
        ...alarm,
        // Class staff have no list of the whole site.
        path: managers.has(userSeq) ? '/settings/board/reports' : `/classes/${courseSeq}/settings/board`,
        to: [userSeq],
        content: { kind: 'boardReported', title: post.title, lesson: board.title },
        once: await untilRead(ctx, userSeq, `boardReported:${post.boardPostSeq}:${boardCommentSeq ?? ''}`),
      })
    }
  },
)

/** The writer hears that it was hidden, and reads the reason there. docs/rules.md R-1119. */
export const notifyHidden = on(
  'boards.notifyHidden',
  boardPostHidden,
  async (ctx, { boardCommentSeq, ...postRef }) => {
    const found = await readPost(ctx, postRef)
    const what =
      boardCommentSeq === null ? found?.post : await findComment(ctx.db, { ...postRef, boardCommentSeq })
    // It was shown again, or removed, before this was read.
    if (!found || !what || what.hiddenAt === null) return
    const { board, post, alarm } = found
    const people = [what.userSeq]
    await raiseAlarm(ctx, {
      ...alarm,
      path: boardCommentSeq === null ? alarm.path : `${alarm.path}#comment-${boardCommentSeq}`,
      to: await findReadersAmong(ctx.db, board, { people, post, now: ctx.now() }),
      content: {
        kind: boardCommentSeq === null ? 'boardPostHidden' : 'boardCommentHidden',
        title: post.title,
      },
      once: `boardHidden:${post.boardPostSeq}:${boardCommentSeq ?? ''}:${what.hiddenAt.getTime()}`,
    })
  },
)
