import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** The facilitators of a course, as its page shows them. */
export const listFacilitators = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/facilitators',
  access: 'public',
  reply: z.object({
    list: z.array(
      z.object({ userSeq: seq('user'), name: z.string(), profileImageUrl: z.string().nullable() }),
    ),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'courses',
})
