import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

export const classCommentWritten = event(
  'classComment.written',
  z.object({
    courseSeq: seq('course'),
    classPostSeq: seq('class post'),
    classCommentSeq: seq('class comment'),
  }),
)
