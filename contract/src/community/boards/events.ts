import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

const post = { boardSeq: seq('board'), boardPostSeq: seq('board post') }
export const boardPostWritten = event(
  'boardPost.written',
  z.object({
    ...post,
    /** Whom its text mentions. */
    mentions: seq('user').array().default([]),
  }),
)
/** A post that was changed mentions these people for the first time. */
export const boardPostMentioned = event(
  'boardPost.mentioned',
  z.object({ ...post, mentions: seq('user').array(), byUserSeq: seq('user') }),
)
export const boardCommentWritten = event(
  'boardComment.written',
  z.object({
    ...post,
    boardCommentSeq: seq('board comment'),
    /** The comment that it answers; null for the post. */
    answersSeq: seq('board comment').nullable(),
  }),
)
