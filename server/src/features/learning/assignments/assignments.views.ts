import type { Work } from 'contract/learning/assignments/schemas'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { findNames } from '../../people/members/members.public.ts'
import { findComments, type WorkRow } from './assignments.queries.ts'

type WorkView = z.output<typeof Work>

/** Submissions as their learner and staff see them, each with its comments. */
export async function worksView(ctx: Context, works: WorkRow[]) {
  const comments = await findComments(
    ctx.db,
    works.map(({ submissionSeq }) => submissionSeq),
  )
  const people = [...works, ...comments].map(({ userSeq }) => userSeq)
  const names = await findNames(ctx, [...new Set(people)])
  const nameOf = (userSeq: WorkRow['userSeq']) => names.get(userSeq) ?? ''
  return works.map((work) => {
    const under = comments.filter(({ submissionSeq }) => submissionSeq === work.submissionSeq)
    const view: WorkView = {
      submissionSeq: work.submissionSeq,
      state: work.state,
      content: work.content,
      linkUrl: work.linkUrl,
      file: fileOf(work),
      submittedAt: work.submittedAt,
      judgedAt: work.judgedAt,
      comments: under.map(({ commentSeq, userSeq, isStaff, content, createdAt }) => ({
        commentSeq,
        name: nameOf(userSeq),
        isStaff,
        content,
        createdAt,
      })),
    }
    return { ...view, attendSeq: work.attendSeq, name: nameOf(work.userSeq) }
  })
}

function fileOf({ fileSeq, originFileName, contentType, fileSize }: WorkRow) {
  if (fileSeq === null || originFileName === null || contentType === null || fileSize === null) return null
  return { fileSeq, originFileName, contentType, fileSize }
}
