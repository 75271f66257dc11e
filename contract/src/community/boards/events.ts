import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

const post = { boardSeq: seq('board'), boardPostSeq: seq('board post') }
export const boardPostWritten = event('boardPost.written', z.object(post))
export const boardCommentWritten = event(
  'boardComment.written',
  z.object({
    ...post,
    boardCommentSeq: seq('board comment'),
    /** The comment that it answers; null for the post. */
    answersSeq: seq('board comment').nullable(),
  }),
)
