import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { CoursePayment, InformationDraft, InformationTab, NewCourse, PaymentDraft } from './drafts.schemas.ts'
import { Category } from './parts.schemas.ts'
import {
  AdminCourse,
  AdminCourseFilter,
  CourseCard,
  CourseFilter,
  CourseSettings,
  versioned,
} from './schemas.ts'

/** The public courses of a site, by pages. At most the first thousand search results are counted. */
export const listCourses = endpoint({
  method: 'GET',
  base: 'v2',
  path: '/channels/:channelSeq/courses',
  access: 'public',
  query: CourseFilter,
  reply: z.object({ list: CourseCard.array(), total: z.int() }),
  shows: 'courses',
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/categories',
  access: 'public',
  reply: z.object({ list: Category.array() }),
  shows: 'courses',
})
export const createCategory = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/categories',
  access: 'CLASS_LIFECYCLE_CREATE',
  action: 'courses.createCategory',
  body: z.object({ name: oneLine(1, 30) }),
  reply: z.object({ channelCategorySeq: seq('category') }),
  touches: ['courses'],
})

export const createCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses',
  access: 'CLASS_LIFECYCLE_CREATE',
  action: 'courses.createCourse',
  body: NewCourse,
  reply: z.object({ courseSeq: seq('course') }),
  touches: ['courses'],
})

export const getCourseSettings = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/settings',
  access: 'CLASS_INFO_READ',
  reply: CourseSettings,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})

/** The payment tab: prices, discounts and dates. */
export const getCoursePayment = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/payment',
  access: 'CLASS_PAYMENT_READ',
  reply: CoursePayment.extend({ rowVersion: z.int32() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
/** Saves the information tab and returns it as stored. */
export const saveCourseInformation = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/information',
  access: 'CLASS_INFO_UPDATE',
  action: 'courses.saveCourseInformation',
  body: InformationDraft,
  reply: InformationTab,
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'CLASS_ON_SALE',
    'CLASS_STATE_CHANGED',
    'CLASS_RULE',
    'PICTURE_MISSING',
  ],
  touches: ['courses'],
})
export const saveCoursePayment = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/payment',
  access: 'CLASS_PAYMENT_UPDATE',
  action: 'courses.saveCoursePayment',
  body: PaymentDraft,
  reply: versioned,
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'CLASS_STATE_CHANGED',
    'CLASS_RULE',
    'CAPACITY_EXCEEDED',
    'CHALLENGE_TERM_LOCKED',
    'SITE_NOT_PAYABLE',
  ],
  touches: ['courses'],
})

/** All courses of the site; an instructor sees only their own. */
export const listAdminCourses = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/courses',
  access: 'SITE_CLASS_READ',
  query: AdminCourseFilter,
  reply: z.object({ list: AdminCourse.array(), total: z.int() }),
  shows: 'courses',
})
