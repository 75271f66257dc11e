import type { NoticeDraft } from 'contract/boards'
import type { PostSeq } from 'contract/values'
import { cleanHtml } from '../../platform/clean-html.ts'
import type { MemberContext } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { findNoticeBoard, insertPost, updatePost } from './boards.queries.ts'

export function addNotice(ctx: MemberContext, draft: NoticeDraft) {
  return ctx.transaction(async (tx) => {
    const { boardSeq } = await findNoticeBoard(tx)
    const { userSeq } = ctx.user
    return insertPost(tx, { ...cleaned(draft), boardSeq, userSeq, now: ctx.now() })
  })
}

export function saveNotice(ctx: MemberContext, postSeq: PostSeq, draft: NoticeDraft) {
  return change(ctx, postSeq, { ...cleaned(draft), updatedAt: ctx.now() })
}

export function removeNotice(ctx: MemberContext, postSeq: PostSeq) {
  return change(ctx, postSeq, { deletedAt: ctx.now(), updatedAt: ctx.now() })
}

const cleaned = (draft: NoticeDraft) => ({ ...draft, content: cleanHtml(draft.content) })

function change(ctx: MemberContext, postSeq: PostSeq, wanted: Parameters<typeof updatePost>[2]) {
  return ctx.transaction(async (tx) => {
    if (!(await updatePost(tx, postSeq, wanted))) throw refuse('NOT_FOUND')
    return null
  })
}
