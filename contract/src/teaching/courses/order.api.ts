import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { productKinds } from '../../values/type-codes.ts'
import { MAX_FIRST } from './order.schemas.ts'

/** Classes and packages stand in lists of their own. */
const productKind = z.enum(productKinds).default('CLASS')

/** The courses at the top of the site's lists, in order. docs/rules.md R-343. */
export const listFirstCourses = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/courses/ordering',
  access: 'SITE_CLASS_READ',
  query: z.object({ productKind }),
  reply: z.object({ list: z.object({ courseSeq: seq('course'), title: z.string() }).array() }),
  shows: 'courses',
})
/** Sets that order as a whole: named courses come first, all others follow by number of learners. */
export const orderCourses = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/ordering',
  access: 'SITE_CLASS_UPDATE',
  action: 'courses.orderCourses',
  body: z.object({ productKind, courseSeqs: seq('course').array().max(MAX_FIRST) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})
