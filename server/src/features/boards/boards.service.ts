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
    const post = await insertPost(tx, {
      ...written(draft),
      isPinned: draft.isPinned,
      boardSeq,
      userSeq,
      now: ctx.now(),
    })
    await tell(tx, post.postSeq, draft)
    ctx.trail.note({ about: draft.title })
    return post
  })
}

export function saveNotice(ctx: MemberContext, postSeq: PostSeq, draft: Rewritten) {
  return change(ctx, async (tx) => {
    await tell(tx, postSeq, draft)
    return updatePost(tx, postSeq, { ...written(draft), updatedAt: ctx.now() })
  })
}

export function removeNotice(ctx: MemberContext, postSeq: PostSeq) {
  const now = ctx.now()
  return change(ctx, (tx) => updatePost(tx, postSeq, { deletedAt: now, updatedAt: now }))
}

/** A notice that is written anew: whether it is pinned stays where nobody says. */
type Rewritten = Omit<NoticeDraft, 'isPinned'> & { isPinned?: boolean | undefined }

const written = ({ title, content, isPinned }: Rewritten) => ({
  title,
  content: cleanHtml(content),
  ...(isPinned !== undefined && { isPinned }),
})

const tell = async (tx: ChannelTx, postSeq: PostSeq, { tellsMembers }: Rewritten) => {
  if (tellsMembers) await emit(tx, noticePublished, { postSeq })
}

function change(ctx: MemberContext, work: (tx: ChannelTx) => ReturnType<typeof updatePost>) {
  return ctx.transaction(async (tx) => {
    const post = await work(tx)
    if (!post) throw refuse('NOT_FOUND')
    ctx.trail.note({ about: post.title })
    return null
  })
}
