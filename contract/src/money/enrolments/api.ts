import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'

/** Does something stand in the way of applying? `100010` blocks and says why; anything else goes on. */
export const checkSchedule = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/check-curriculum-schedule',
  access: 'member',
  mayBlock: true,
  reply: z.object({ isBlocked: z.boolean(), message: z.string() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
})
