import { z } from 'zod'
import { ClassManager, Teacher } from './class-staff.ts'
import {
  CourseInformation,
  CoursePayment,
  InformationDraft,
  InformationTab,
  NewCourse,
  PaymentDraft,
  PriceSettings,
} from './course-drafts.ts'
import { CourseKind } from './course-kinds.ts'
import { courseTypes, difficulties, progressModes, publicTypes } from './type-codes.ts'
import { Category, KindParts, Offer, PageParts, RecruitParts, ToldPrice, TrashParts } from './course-parts.ts'
import { CourseViewer } from './course-viewer.ts'
import { PictureVariants, SentPicture } from './sent-pictures.ts'
import { endpoint } from './grammar.ts'
import { PageSeo } from './seo.ts'
import { amount, currency, instant, Paged, seq, seqInUrl } from './values.ts'
import { oneLine } from './texts.ts'

export const courseStates = ['DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED', 'TRASHED', 'PURGED'] as const
/** What the dates, counts and visibility make of a class right now. */
export const courseLifecycles = [
  'PREPARING',
  'RECRUITING',
  'CLOSING_SOON',
  'SOLD_OUT',
  'CLOSED',
  'ENDED',
] as const

/** What decides badge, button and price; the pure rules of `course.rules.ts` take exactly this. */
const CourseFacts = z.object({
  ...Offer.shape,
  price: amount,
  discountPrice: amount.nullable(),
  discountPercent: z.int(),
  discountStartAt: instant.nullable(),
  discountEndAt: instant.nullable(),
  currency,
  ...ToldPrice.shape,
  /** Days of access after enrolment; -1 has no end. */
  vodDays: z.int(),
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  payStartAt: instant.nullable(),
  payEndAt: instant.nullable(),
  recruitClosedAt: instant.nullable(),
  maxUserCount: z.int().nullable(),
  /** Approved and held seats. */
  attendCount: z.int(),
  acceptCnt: z.int(),
  /** People in line, or waiting for staff to decide. */
  waitCnt: z.int(),
  state: z.enum(courseStates),
})

export const CourseCard = CourseFacts.extend({
  courseSeq: seq('course'),
  serviceAlias: z.string(),
  title: z.string(),
  subTitle: z.string(),
  imageUrl: z.string().nullable(),
  channelCategorySeq: seq('category').nullable(),
  categoryName: z.string().nullable(),
  difficultyCd: z.enum(difficulties),
  ...CourseKind.pick({ courseTypeCd: true, scheduleTypeCd: true }).shape,
  reviewCount: z.int(),
  reviewRate: z.number(),
  /** How many members like it. */
  likeCount: z.int(),
  /** The distinct kinds of lessons inside, such as '02' video. */
  curriculumStatusList: z.string().array(),
  teachers: Teacher.pick({ userSeq: true, name: true }).array(),
  /** Only for members of the site. */
  isMemberOnly: z.boolean(),
})
export type CourseCard = z.input<typeof CourseCard>

export const courseFares = ['free', 'paid'] as const
export const courseKinds = ['LIVE', 'VOD', 'OFFLINE', 'TEXT'] as const
/** `closing` shows what can still be applied for, what closes next first. */
export const courseSorts = ['popular', 'latest', 'priceAsc', 'priceDesc', 'rating', 'closing'] as const
/** Classes of this service alias alone; `default` for those of none. */
const askedAlias = z.string().max(20).optional()
/** What a list of classes is narrowed to. */
export const CourseConditions = z.object({
  q: z.string().trim().max(60).optional(),
  channelCategorySeq: seqInUrl('category').optional(),
  fare: z.enum(courseFares).optional(),
  serviceAlias: askedAlias,
  kind: z.enum(courseKinds).optional(),
  difficultyCd: z.enum(difficulties).optional(),
})
export type CourseConditions = z.output<typeof CourseConditions>
export const CourseFilter = Paged.extend({
  ...CourseConditions.shape,
  sort: z.enum(courseSorts).default('popular'),
})
export type CourseFilter = z.output<typeof CourseFilter>

/** The public classes of a site, by pages. Of what is searched for, no more than the first thousand are counted. */
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
  body: z.object({ name: oneLine(1, 30) }),
  reply: z.object({ channelCategorySeq: seq('category') }),
  touches: ['courses'],
})

export const CourseDetail = CourseCard.extend({
  contentId: z.uuid(),
  classSeq: seq('round'),
  /** Which run of the class this is; what people apply for is the current one. */
  partNumber: z.int(),
  currentPartNumber: z.int(),
  introduction: z.string(),
  /** Six rich texts: introduction, audience, contents, instructor, notes, refund policy. Sanitised HTML. */
  desc1: z.string(),
  desc2: z.string(),
  desc3: z.string(),
  desc4: z.string(),
  desc5: z.string(),
  desc6: z.string(),
  imageVariants: PictureVariants,
  /** What the first picture says to whoever does not see it. */
  imageAlt: z.string(),
  /** The pictures behind the first one. */
  pictures: z.object({ altText: z.string(), variants: PictureVariants }).array(),
  teachers: Teacher.array(),
  /** Who supports the class beside its instructors. */
  classManagers: ClassManager.array(),
  curriculumCount: z.int(),
  totalSeconds: z.int(),
  lifecycle: z.enum(courseLifecycles),
  curriculumProgressCd: z.enum(progressModes),
  updatedAt: instant,
  seoSetting: PageSeo.nullable(),
  ...TrashParts.shape,
  ...RecruitParts.shape,
  ...PageParts.shape,
  ...KindParts.shape,
})
export type CourseDetail = z.input<typeof CourseDetail>

/**
 * One class in one piece, as everybody sees it: what the pages of a site read. `type=update` is answered to its staff whatever
 * its state. By its parts: `getCourseInformation`.
 */
export const getCourse = endpoint({
  method: 'GET',
  base: 'v3',
  path: '/channels/:channelSeq/courses/:courseSeq',
  access: 'public',
  query: z.object({ type: z.literal('update').optional() }),
  reply: CourseDetail,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'courses',
})

/**
 * How the caller stands to the class: decides the button together with the class itself. Packages and memberships are
 * not sold yet, so whoever asks has none: their lists are empty and no package leads here.
 */
export const getCourseViewer = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/viewer',
  access: 'signed-in',
  reply: CourseViewer,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'enrolments',
})

export const createCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses',
  access: 'CLASS_LIFECYCLE_CREATE',
  body: NewCourse,
  reply: z.object({ courseSeq: seq('course') }),
  touches: ['courses'],
})

/** Everything the settings of one class show. */
export const CourseSettings = CourseInformation.extend({
  ...CoursePayment.shape,
  ...PriceSettings.shape,
  ...RecruitParts.shape,
  ...TrashParts.shape,
  ...CourseKind.shape,
  courseSeq: seq('course'),
  serviceAlias: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string(),
  pictures: SentPicture.extend({ url: z.string() }).array(),
  state: z.enum(courseStates),
  lifecycle: z.enum(courseLifecycles),
  publicCd: z.enum(publicTypes),
  curriculumProgressCd: z.enum(progressModes),
  recruitClosedAt: instant.nullable(),
  /** When a class that was handed in is published by itself. */
  autoPublishAt: instant.nullable(),
  /** Why a reviewer sent it back. */
  rejectedReason: z.string().nullable(),
  /** How many hours a class waits for a review once it is handed in; 0 where it is published at once. */
  reviewHours: z.int(),
  seatsTaken: z.int(),
  /** Rises with every save; a save of an older one is refused. */
  rowVersion: z.int(),
  /** What still keeps it from being published. */
  missing: z.enum(['IMAGE', 'CURRICULUM', 'VIDEO', 'PRICE']).array(),
})
export type CourseSettings = z.input<typeof CourseSettings>

export const getCourseSettings = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/settings',
  access: 'CLASS_INFO_READ',
  reply: CourseSettings,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
const versioned = z.object({ rowVersion: z.int() })
/** What the payment tab holds: all that the class costs, its discounts and its dates. */
export const getCoursePayment = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/payment',
  access: 'CLASS_PAYMENT_READ',
  reply: CoursePayment.extend({ rowVersion: z.int() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
/** Saves the information tab, and answers with it as it is kept. */
export const saveCourseInformation = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/information',
  access: 'CLASS_INFO_UPDATE',
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
  body: PaymentDraft,
  reply: versioned,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_STATE_CHANGED', 'CLASS_RULE', 'CAPACITY_EXCEEDED'],
  touches: ['courses'],
})
export const AdminCourseFilter = Paged.extend({
  q: z.string().trim().max(60).optional(),
  shelf: z.enum(['all', 'public', 'private', 'draft', 'trash']).default('all'),
  serviceAlias: askedAlias,
  courseTypeCd: z.enum(courseTypes).optional(),
})
export const AdminCourse = CourseCard.extend({
  lifecycle: z.enum(courseLifecycles),
  ...TrashParts.shape,
  createdAt: instant,
})
/** All classes of the site; a teacher is shown those they teach. */
export const listAdminCourses = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/courses',
  access: 'SITE_CLASS_READ',
  query: AdminCourseFilter,
  reply: z.object({ list: AdminCourse.array(), total: z.int() }),
  shows: 'courses',
})
