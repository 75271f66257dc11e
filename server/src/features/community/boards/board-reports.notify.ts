import { boardPostHidden, boardPostReported } from 'contract/community/boards/reports.events'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm, untilRead } from '../../messaging/notifications/notifications.public.ts'
import { findComment } from './board-comments.queries.ts'
import { readersAmong, staffWhoHide } from './board-readers.service.ts'
import { readPost } from './boards.notify.ts'

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
    for (const { userSeq, hasSiteList } of await staffWhoHide(ctx, board)) {
      if (userSeq === writer) continue
      await raiseAlarm(ctx, {
        ...alarm,
        path: hasSiteList ? '/settings/board/reports' : `/classes/${board.courseSeq}/settings/board`,
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
      to: await readersAmong(ctx, board, { people, post }),
      content: {
        kind: boardCommentSeq === null ? 'boardPostHidden' : 'boardCommentHidden',
        title: post.title,
      },
      once: `boardHidden:${post.boardPostSeq}:${boardCommentSeq ?? ''}:${what.hiddenAt.getTime()}`,
    })
  },
)
