import { z } from 'zod'
import { Teacher } from '../../people/members/teachers.schemas.ts'
import { amount, currency, instant, Paged, seq, seqInUrl } from '../../values/ids.ts'
import { SentPicture } from '../../values/sent-images.ts'
import {
  courseTypes,
  difficulties,
  productKinds,
  progressModes,
  publicTypes,
} from '../../values/type-codes.ts'
import { CourseInformation, CoursePayment, PriceSettings } from './drafts.schemas.ts'
import { CourseKind } from './kinds.schemas.ts'
import { courseFares, courseKinds, courseSorts } from './list.rules.ts'
import { Offer, RecruitParts, DisplayPrice, TrashParts } from './parts.schemas.ts'

export const courseStates = ['DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED', 'TRASHED', 'PURGED'] as const
/** The state of a course by its dates, counts and visibility. */
export const courseLifecycles = [
  'PREPARING',
  'RECRUITING',
  'CLOSING_SOON',
  'SOLD_OUT',
  'CLOSED',
  'ENDED',
] as const

/** The facts for badge, button and price; exactly the input of the rules in `course.rules.ts`. */
const CourseFacts = z.object({
  ...Offer.shape,
  price: amount,
  discountPrice: amount.nullable(),
  discountPercent: z.int(),
  discountStartAt: instant.nullable(),
  discountEndAt: instant.nullable(),
  currency,
  ...DisplayPrice.shape,
  /** Days of access after enrolment; -1 has no end. */
  vodDays: z.int(),
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  payStartAt: instant.nullable(),
  payEndAt: instant.nullable(),
  recruitClosedAt: instant.nullable(),
  maxUserCount: z.int().nullable(),
  /** Approved and reserved seats. */
  attendCount: z.int(),
  acceptCnt: z.int(),
  /** People on the waitlist or waiting for approval. */
  waitCnt: z.int(),
  state: z.enum(courseStates),
})

export const CourseCard = CourseFacts.extend({
  courseSeq: seq('course'),
  productKind: z.enum(productKinds),
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
  /** The number of members who like it. */
  likeCount: z.int(),
  /** The distinct kinds of lessons inside, such as '02' video. */
  curriculumStatusList: z.string().array(),
  teachers: Teacher.pick({ userSeq: true, name: true }).array(),
  /** Only for members of the site. */
  isMemberOnly: z.boolean(),
})
export type CourseCard = z.input<typeof CourseCard>

const aliasFilter = z.string().max(20).optional()
/** The filters of a course list. */
export const CourseConditions = z.object({
  q: z.string().trim().max(60).optional(),
  channelCategorySeq: seqInUrl('category').optional(),
  fare: z.enum(courseFares).optional(),
  serviceAlias: aliasFilter,
  kind: z.enum(courseKinds).optional(),
  /** One kind alone; without it everything but packages. */
  productKind: z.enum(productKinds).optional(),
  difficultyCd: z.enum(difficulties).optional(),
})
export type CourseConditions = z.output<typeof CourseConditions>
export const CourseFilter = Paged.extend({
  ...CourseConditions.shape,
  sort: z.enum(courseSorts).default('popular'),
})
export type CourseFilter = z.output<typeof CourseFilter>

/** All settings of one course. */
export const CourseSettings = CourseInformation.extend({
  ...CoursePayment.shape,
  ...PriceSettings.shape,
  ...RecruitParts.shape,
  ...TrashParts.shape,
  ...CourseKind.shape,
  courseSeq: seq('course'),
  productKind: z.enum(productKinds),
  serviceAlias: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string(),
  pictures: SentPicture.extend({ url: z.string() }).array(),
  state: z.enum(courseStates),
  lifecycle: z.enum(courseLifecycles),
  publicCd: z.enum(publicTypes),
  curriculumProgressCd: z.enum(progressModes),
  recruitClosedAt: instant.nullable(),
  /** The time at which a submitted course is published without a review. */
  autoPublishAt: instant.nullable(),
  /** The operator's reason for rejecting it. */
  rejectedReason: z.string().nullable(),
  /** The hours a submitted course waits for a review; 0 publishes at once. */
  reviewHours: z.int(),
  seatsTaken: z.int(),
  /** Increases with every save; saving an older version is refused. */
  rowVersion: z.int32(),
  /** Parts that are missing for publication. */
  missing: z.enum(['IMAGE', 'CURRICULUM', 'CLASSES', 'VIDEO', 'PRICE', 'PAYMENTS']).array(),
})
export type CourseSettings = z.input<typeof CourseSettings>

export const versioned = z.object({ rowVersion: z.int32() })

export const AdminCourseFilter = Paged.extend({
  q: z.string().trim().max(60).optional(),
  shelf: z.enum(['all', 'public', 'private', 'draft', 'trash']).default('all'),
  serviceAlias: aliasFilter,
  courseTypeCd: z.enum(courseTypes).optional(),
  productKind: z.enum(productKinds).optional(),
})
export const AdminCourse = CourseCard.extend({
  lifecycle: z.enum(courseLifecycles),
  ...TrashParts.shape,
  createdAt: instant,
})
