import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { requestKey } from '../courses/drafts.schemas.ts'

/**
 * Creates a draft with the same texts, conditions and lessons under another title; without learners, links of live lessons and past
 * dates.
 */
export const copyCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/copy',
  access: 'CLASS_LIFECYCLE_COPY',
  action: 'curriculum.copyCourse',
  body: z.object({ requestKey }).default({}),
  reply: z.object({ courseSeq: seq('course') }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})
