import { noticePublished, type NoticeDraft } from 'contract/boards'
import type { PostSeq } from 'contract/values'
import { cleanHtml } from '../../platform/clean-html.ts'
import type { MemberContext } from '../../platform/context.ts'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { emit } from '../../platform/jobs/tasks.ts'
import { refuse } from '../../platform/refuse.ts'
import { findNoticeBoard, insertPost, updatePost } from './boards.queries.ts'

export function addNotice(ctx: MemberContext, draft: NoticeDraft) {
  return ctx.transaction(async (tx) => {
    const { boardSeq } = await findNoticeBoard(tx)
    const { userSeq } = ctx.user
    const post = await insertPost(tx, { ...written(draft), boardSeq, userSeq, now: ctx.now() })
    await tell(tx, post.postSeq, draft)
    return post
  })
}

export function saveNotice(ctx: MemberContext, postSeq: PostSeq, draft: NoticeDraft) {
  return ctx.transaction(async (tx) => {
    await change(tx, postSeq, { ...written(draft), updatedAt: ctx.now() })
    await tell(tx, postSeq, draft)
    return null
  })
}

export function removeNotice(ctx: MemberContext, postSeq: PostSeq) {
  return ctx.transaction(async (tx) => {
    await change(tx, postSeq, { deletedAt: ctx.now(), updatedAt: ctx.now() })
    return null
  })
}

const written = ({ title, content, isPinned }: NoticeDraft) => ({
  title,
  content: cleanHtml(content),
  isPinned,
})

const tell = async (tx: ChannelTx, postSeq: PostSeq, { tellsMembers }: NoticeDraft) => {
  if (tellsMembers) await emit(tx, noticePublished, { postSeq })
}

async function change(tx: ChannelTx, postSeq: PostSeq, wanted: Parameters<typeof updatePost>[2]) {
  if (!(await updatePost(tx, postSeq, wanted))) throw refuse('NOT_FOUND')
}
