import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Paged } from '../../values/ids.ts'
import { StudioCourse, StudioMember, StudioMemberDetail, StudioPayment } from './schemas.ts'
import { studioPaymentStates, studioPaymentTypes } from './studio.rules.ts'

const path = '/channels/:channelSeq/studio'

/** Who joined the site, the latest first. */
export const listStudioMembers = endpoint({
  method: 'GET',
  path: `${path}/members`,
  access: 'SITE_INFO_READ',
  query: Paged.extend({ q: z.string().trim().max(60).optional() }),
  reply: z.object({ list: StudioMember.array(), total: z.int() }),
  shows: 'members',
})
/** One of them, by the identifier that may stand in an address. */
export const getStudioMember = endpoint({
  method: 'GET',
  path: `${path}/members/:userUid`,
  access: 'SITE_INFO_READ',
  reply: StudioMemberDetail,
  shows: 'members',
})
/** The latest first. */
export const listStudioPayments = endpoint({
  method: 'GET',
  path: `${path}/payments`,
  access: 'SITE_SALES_READ',
  query: Paged.extend({
    type: z.enum(studioPaymentTypes).default('MEMBERSHIP'),
    q: z.string().trim().max(60).optional(),
    state: z.enum(studioPaymentStates).optional(),
  }),
  reply: z.object({ list: StudioPayment.array(), total: z.int() }),
  shows: 'orders',
})
/** What people learn in on this site, packages left out, with how far they are on average. The newest first. */
export const listStudioCourses = endpoint({
  method: 'GET',
  path: `${path}/courses`,
  access: 'SITE_CLASS_READ',
  query: Paged.extend({ q: z.string().trim().max(60).optional() }),
  reply: z.object({ list: StudioCourse.array(), total: z.int() }),
  shows: 'courses',
})
