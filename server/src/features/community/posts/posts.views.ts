import type { ClassRole, OpenPost } from 'contract/community/posts/schemas'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { namedFor } from '../../../platform/words/shown-name.ts'
import { findComments, type PostRow } from './posts.queries.ts'
import { picturesOf } from './post-images.service.ts'
import { findReportedBy } from './reports.queries.ts'

const seqsOf = (posts: PostRow[]) => posts.map(({ classPostSeq }) => classPostSeq)

/** Posts as their permitted readers see them, each with its comments. */
export async function postsView(
  ctx: MemberContext,
  posts: PostRow[],
  isStaff: boolean,
): Promise<z.output<typeof ClassRole>[]> {
  const { db, language } = ctx
  const { userSeq } = ctx.user
  const seqs = seqsOf(posts)
  const pictures = await picturesOf(ctx, seqs)
  const found = await findComments(db, seqs, { userSeq, isStaff })
  const comments = groupBy(found, ({ classPostSeq }) => classPostSeq)
  const reported = await findReportedBy(db, userSeq, seqs)
  return posts.map(({ pinnedAt, ...post }) => ({
    ...namedFor(post, language),
    pictures: pictures(post.classPostSeq),
    isMine: post.userSeq === userSeq,
    isPinned: pinnedAt !== null,
    isReported: reported.some(
      (one) => one.classPostSeq === post.classPostSeq && one.classCommentSeq === null,
    ),
    comments: (comments.get(post.classPostSeq) ?? []).map((comment) => ({
      ...namedFor(comment, language),
      isMine: comment.userSeq === userSeq,
      isReported: reported.some((one) => one.classCommentSeq === comment.classCommentSeq),
    })),
  }))
}

/** The same for visitors, without comments. */
export async function openView(ctx: Context, posts: PostRow[]): Promise<z.output<typeof OpenPost>[]> {
  const pictures = await picturesOf(ctx, seqsOf(posts))
  return posts.map(({ pinnedAt, ...post }) => ({
    ...namedFor(post, ctx.language),
    pictures: pictures(post.classPostSeq),
    isPinned: pinnedAt !== null,
  }))
}
