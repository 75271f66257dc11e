import type { ClassPost } from 'contract/class-posts'
import type { z } from 'zod'
import type { MemberContext } from '../../platform/context.ts'
import { groupBy } from '../../platform/group-by.ts'
import { namedFor } from '../../platform/words/shown-name.ts'
import { findComments, type PostFound } from './class-posts.queries.ts'

/** Posts as whoever may read them sees them, each with what was said below. */
export async function postsView({ db, user, language }: MemberContext, posts: PostFound[]) {
  const seqs = posts.map(({ classPostSeq }) => classPostSeq)
  const comments = groupBy(await findComments(db, seqs), ({ classPostSeq }) => classPostSeq)
  return posts.map(({ userSeq, pinnedAt, ...post }): z.output<typeof ClassPost> => ({
    ...namedFor(post, language),
    isMine: userSeq === user.userSeq,
    isPinned: pinnedAt !== null,
    comments: (comments.get(post.classPostSeq) ?? []).map((comment) => ({
      ...namedFor(comment, language),
      isMine: comment.userSeq === user.userSeq,
    })),
  }))
}
