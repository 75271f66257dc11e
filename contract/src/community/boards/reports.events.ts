import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

const what = z.object({
  boardSeq: seq('board'),
  boardPostSeq: seq('board post'),
  /** Null for the post itself. */
  boardCommentSeq: seq('board comment').nullable(),
})
export const boardPostReported = event('boardPost.reported', what)
export const boardPostHidden = event('boardPost.hidden', what)
