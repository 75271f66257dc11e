import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

export const classPostReported = event(
  'classPost.reported',
  z.object({
    courseSeq: seq('course'),
    classPostSeq: seq('class post'),
    classCommentSeq: seq('class comment').nullable(),
  }),
)
