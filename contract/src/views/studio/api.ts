import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { Paged } from '../../values/ids.ts'
import {
  StudioCourse,
  StudioMember,
  StudioMemberChoice,
  StudioMemberDetail,
  StudioPayment,
  StudioPaymentChoice,
} from './schemas.ts'

const path = '/channels/:channelSeq/studio'

/** Who joined the site, the latest first. */
export const listStudioMembers = endpoint({
  method: 'GET',
  path: `${path}/members`,
  access: 'SITE_INFO_READ',
  query: Paged.extend(StudioMemberChoice.shape),
  reply: z.object({ list: StudioMember.array(), total: z.int() }),
  shows: 'members',
})
/** The matching members as a spreadsheet, at an address that works for a few minutes. */
export const downloadStudioMembers = endpoint({
  method: 'POST',
  path: `${path}/members/download`,
  access: 'SITE_INFO_READ',
  whileSuspended: 'managers',
  action: 'studio.downloadStudioMembers',
  body: StudioMemberChoice,
  reply: FileLink,
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
  query: Paged.extend(StudioPaymentChoice.shape),
  reply: z.object({ list: StudioPayment.array(), total: z.int() }),
  shows: 'orders',
})
/** The matching payments as a spreadsheet, at an address that works for a few minutes. */
export const downloadStudioPayments = endpoint({
  method: 'POST',
  path: `${path}/payments/download`,
  access: 'SITE_SALES_READ',
  whileSuspended: 'managers',
  action: 'studio.downloadStudioPayments',
  body: StudioPaymentChoice,
  reply: FileLink,
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
