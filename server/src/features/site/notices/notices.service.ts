import { noticePublished } from 'contract/site/notices/events'
import type { NoticeDraft } from 'contract/site/notices/schemas'
import type { PostSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { cleanTexts, dropTexts, showPictures, writeTexts } from '../../system/files/rich-texts.public.ts'
import { findNoticeBoard, insertPost, lockPost, updatePost } from './notices.queries.ts'

export function addNotice(ctx: MemberContext, draft: NoticeDraft) {
  return ctx.transaction(async (tx) => {
    const { boardSeq } = await findNoticeBoard(tx)
    const { userSeq } = ctx.user
    const now = ctx.now()
    const { content, isPinned } = draft
    const { texts, fileSeqs } = await cleanTexts(ctx, tx, { texts: { content }, shown: [] })
    const post = await insertPost(tx, { ...written(draft), ...texts, isPinned, boardSeq, userSeq, now })
    await showPictures(tx, { place: 'NOTICE', placeSeq: post.postSeq, before: [], after: fileSeqs, now })
    await notify(tx, post.postSeq, draft)
    ctx.audit.record({ about: draft.title })
    return post
  })
}

export function saveNotice(ctx: MemberContext, postSeq: PostSeq, draft: Rewritten) {
  return change(ctx, async (tx) => {
    await lockPost(tx, postSeq)
    const { content } = draft
    const texts = await writeTexts(ctx, tx, { place: 'NOTICE', placeSeq: postSeq, texts: { content } })
    await notify(tx, postSeq, draft)
    return updatePost(tx, postSeq, { ...written(draft), ...texts, updatedAt: ctx.now() })
  })
}

export function removeNotice(ctx: MemberContext, postSeq: PostSeq) {
  const now = ctx.now()
  return change(ctx, async (tx) => {
    await dropTexts(tx, { place: 'NOTICE', placeSeqs: [postSeq], now })
    return updatePost(tx, postSeq, { deletedAt: now, updatedAt: now })
  })
}

/** A changed notice; an omitted pin stays as it is. */
type Rewritten = Omit<NoticeDraft, 'isPinned'> & { isPinned?: boolean | undefined }

const written = ({ title, isPinned }: Rewritten) => ({ title, ...(isPinned !== undefined && { isPinned }) })

const notify = async (tx: ChannelTx, postSeq: PostSeq, { tellsMembers }: Rewritten) => {
  if (tellsMembers) await emit(tx, noticePublished, { postSeq })
}

function change(ctx: MemberContext, work: (tx: ChannelTx) => ReturnType<typeof updatePost>) {
  return ctx.transaction(async (tx) => {
    const post = await work(tx)
    if (!post) throw refuse('NOT_FOUND')
    ctx.audit.record({ about: post.title })
    return null
  })
}
