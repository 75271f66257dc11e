import type { ClassPostSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import { lockPost } from './posts.queries.ts'

export interface PostRef {
  courseSeq: CourseSeq
  classPostSeq: ClassPostSeq
}

/** Admits learners and staff of this course. NOT_ATTENDING. */
export async function enterTalk(ctx: MemberContext, courseSeq: CourseSeq) {
  const { isManager, grant } = await getReadableCourseSummary(ctx, courseSeq)
  if (!isManager && !grant) throw refuse('NOT_ATTENDING')
  return { isStaff: isManager }
}

/** The caller's own post, or any for staff; posts hidden from the caller are NOT_FOUND. */
export async function lockSeen(ctx: MemberContext, tx: ChannelTx, postRef: PostRef) {
  const { isStaff } = await enterTalk(ctx, postRef.courseSeq)
  const post = await lockPost(tx, postRef)
  const isMine = post?.userSeq === ctx.user.userSeq
  const isShown = isStaff || isMine || (post?.scope === 'PUBLIC' && post.hiddenAt === null)
  if (!post || !isShown) throw refuse('NOT_FOUND')
  return { post, isStaff, isMine }
}
