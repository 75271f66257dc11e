import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { amount, nothing, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { requestKey } from '../courses/drafts.schemas.ts'
import { CourseSettings } from '../courses/schemas.ts'
import { MAX_CLASSES } from './packages.rules.ts'
import { PackageCandidate, PackageContents } from './schemas.ts'

/** While it is reviewed or in the trash nothing of it changes. */
const changeRefusals = ['CLASS_NOT_FOUND', 'CLASS_IN_REVIEW', 'CLASS_IN_TRASH'] as const
const packageUrl = '/channels/:channelSeq/packages/:courseSeq'

/** Makes a draft of a package with its first classes. Its texts, price, state and people are those of a course. */
export const createPackage = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/packages',
  access: 'PACKAGE_LIFECYCLE_CREATE',
  action: 'packages.createPackage',
  body: z.object({
    requestKey,
    title: oneLine(2, 100),
    courseSeqs: seq('course').array().max(MAX_CLASSES),
    /** In won. */
    price: amount,
  }),
  reply: z.object({ courseSeq: seq('course') }),
  refuses: ['PACKAGE_TOO_SMALL', 'PACKAGE_CLASS_REFUSED', 'CLASS_NOT_FOUND'],
  touches: ['courses'],
})

/** The classes of a public package. */
export const getPackage = endpoint({
  method: 'GET',
  path: packageUrl,
  access: 'public',
  reply: PackageContents,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'courses',
})

/** The settings of a package and its classes, in any state. */
export const getPackageSetting = endpoint({
  method: 'GET',
  path: `${packageUrl}/setting`,
  access: 'CLASS_INFO_READ',
  reply: z.object({ setting: CourseSettings, contents: PackageContents }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})

/** Its price, with the part of each class: what a refund of one class is reckoned by. */
export const getPackagePayment = endpoint({
  method: 'GET',
  path: `${packageUrl}/payment`,
  access: 'CLASS_PAYMENT_READ',
  reply: z.object({
    price: amount,
    totalAmount: amount,
    separateAmount: amount,
    maxUserCount: z.int().nullable(),
    shares: z
      .object({ courseSeq: seq('course'), title: z.string(), unitPrice: amount, discountAmount: amount })
      .array(),
    /** The class with the fewest seats left; null where none has a limit. */
    scarcest: z.object({ title: z.string(), seatsLeft: z.int() }).nullable(),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})

/** What may be put into a package: every class of the site, with the reason where one may not. */
export const getPackageConfig = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/packages/config',
  access: 'PACKAGE_LIFECYCLE_CREATE',
  reply: z.object({ list: PackageCandidate.array() }),
  shows: 'courses',
})

export const addPackageCourse = endpoint({
  method: 'POST',
  path: `${packageUrl}/courses`,
  access: 'CLASS_INFO_UPDATE',
  action: 'packages.addPackageCourse',
  body: z.object({ addedSeq: seq('course') }),
  reply: nothing,
  refuses: [...changeRefusals, 'PACKAGE_CLASS_REFUSED', 'PACKAGE_SOLD'],
  touches: ['courses'],
})
/** A published package keeps two classes. */
export const removePackageCourse = endpoint({
  method: 'POST',
  path: `${packageUrl}/courses/remove`,
  access: 'CLASS_INFO_UPDATE',
  action: 'packages.removePackageCourse',
  body: z.object({ removedSeq: seq('course') }),
  reply: nothing,
  refuses: [...changeRefusals, 'PACKAGE_TOO_SMALL', 'PACKAGE_SOLD'],
  touches: ['courses'],
})
/** The classes in the order in which they are shown: all of them, each once. */
export const orderPackageCourses = endpoint({
  method: 'POST',
  path: `${packageUrl}/courses/orderby`,
  access: 'CLASS_INFO_UPDATE',
  action: 'packages.orderPackageCourses',
  body: z.object({ courseSeqs: seq('course').array().max(MAX_CLASSES) }),
  reply: nothing,
  refuses: [...changeRefusals, 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})
