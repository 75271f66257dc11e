import { z } from 'zod'
import { CourseKind, KindDraft } from './kinds.schemas.ts'
import { seoulDay } from '../../values/korea-time.ts'
import { SentPicture } from '../../values/sent-images.ts'
import { amount, currency, instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import {
  admissionTypes,
  deliveryTypes,
  difficulties,
  fareTypes,
  periodTypes,
  userLimitTypes,
} from '../../values/type-codes.ts'
import { MAX_COURSE_PICTURES } from './courses.rules.ts'

/** An idempotency key that a form creates when it opens: a repeated request creates no second course. docs/rules.md R-582. */
export const requestKey = z.uuid().optional()
export const NewCourse = z.object({
  requestKey,
  title: oneLine(2, 100),
  channelCategorySeq: seq('category').nullable().optional(),
  ...KindDraft.pick({ courseTypeCd: true }).shape,
})

const richText = z.string().max(50_000)
/** The information tab. */
export const CourseInformation = z.object({
  title: oneLine(2, 100),
  subTitle: oneLine(0, 120),
  introduction: z.string().trim().max(500),
  desc1: richText,
  desc2: richText,
  desc3: richText,
  desc4: richText,
  desc5: richText,
  desc6: richText,
  channelCategorySeq: seq('category').nullable(),
  imageFileSeq: seq('file').nullable(),
  difficultyCd: z.enum(difficulties),
})
export type CourseInformation = z.output<typeof CourseInformation>

const altText = SentPicture.shape.altText.unwrap()
/** The input of the information tab. Without `serviceAlias` the course keeps its alias, without the kind's fields its kind. */
export const InformationDraft = CourseInformation.extend({
  ...KindDraft.shape,
  /** For the first picture; omitted, its text stays. */
  imageAlt: altText.optional(),
  /** The pictures after the first; omitted, they stay. */
  pictures: SentPicture.array()
    .max(MAX_COURSE_PICTURES - 1)
    .optional(),
  rowVersion: z.int32(),
  serviceAlias: z.string().max(20).optional(),
})
export type InformationDraft = z.output<typeof InformationDraft>

/** The information tab as stored. */
export const InformationTab = CourseInformation.extend({
  ...CourseKind.shape,
  rowVersion: z.int32(),
  courseSeq: seq('course'),
  serviceAlias: z.string(),
  imageAlt: z.string(),
  /** The pictures after the first. */
  pictures: SentPicture.extend({ url: z.string() }).array(),
})

const MAX_MONTHS = 36
/** A date outside these years is a typing error. docs/rules.md R-498. */
const isSensible = (date: Date | null) =>
  date === null || (date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2100)
const sensible = <Schema extends z.ZodType<Date | null>>(schema: Schema) =>
  schema.refine(isSensible, { params: { rule: 'YEAR_WRONG' } })

/** A moment, or a day in Seoul such as `2026-12-01`: its first minute for a start, its last for an end. docs/rules.md R-623. */
const dayOrInstant = (minute: '00:00' | '23:59') =>
  z.union([
    instant,
    z.codec(z.iso.date(), z.date(), {
      decode: (day) => new Date(`${day}T${minute}:00+09:00`),
      encode: seoulDay,
    }),
  ])
const from = dayOrInstant('00:00')
const until = dayOrInstant('23:59')
/** The payment tab. Moments are instants; `99` codes clear their date. */
export const CoursePayment = z.object({
  fareCd: z.enum(fareTypes),
  price: amount,
  discountPrice: amount.nullable(),
  discountStartAt: instant.nullable(),
  discountEndAt: instant.nullable(),
  vodDays: z
    .int()
    .min(-1)
    .max(3650)
    .refine((days) => days !== 0),
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  /** The minimum number of learners; its staff are notified when it starts with fewer. */
  minUserCount: z.int().min(1).max(100_000).nullable(),
  payStartCd: z.enum(periodTypes),
  payStartAt: instant.nullable(),
  payEndCd: z.enum(periodTypes),
  payEndAt: instant.nullable(),
  userLimitTypeCd: z.enum(userLimitTypes),
  /** 01: staff approve applicants. */
  choiseTypeCd: z.enum(admissionTypes),
  maxUserCount: z.int().min(1).max(100_000).nullable(),
  /** The currency of display: dollars in cents; the charge is always the price in won. */
  displayCurrency: currency,
  priceEx: amount.nullable(),
  discountPriceEx: amount.nullable(),
  /** The number of months of the displayed instalment price; null where none is shown. */
  installmentMonth: z.int().min(2).max(MAX_MONTHS).nullable(),
  materialTitle: oneLine(0, 40),
  materialPrice: amount.nullable(),
  materialPriceEx: amount.nullable(),
  /** Whether goods in the price are sent to the buyer. */
  deliveryCd: z.enum(deliveryTypes),
})
export type CoursePayment = z.output<typeof CoursePayment>

/** Returned only to callers who may read prices in a course; null for everybody else. docs/rules.md R-622. */
export const PriceSettings = z.object({
  price: CoursePayment.shape.price.nullable(),
  discountPrice: CoursePayment.shape.discountPrice,
  discountStartAt: instant.nullable(),
  discountEndAt: instant.nullable(),
  priceEx: CoursePayment.shape.priceEx,
  discountPriceEx: CoursePayment.shape.discountPriceEx,
  installmentMonth: CoursePayment.shape.installmentMonth,
  materialPrice: CoursePayment.shape.materialPrice,
  materialPriceEx: CoursePayment.shape.materialPriceEx,
})

/** The input of the payment tab; omitted optional fields reset what they set. */
export const PaymentDraft = CoursePayment.extend({
  rowVersion: z.int32(),
  startAt: sensible(from.nullable()),
  endAt: sensible(until.nullable()),
  payStartAt: sensible(from.nullable()),
  payEndAt: sensible(until.nullable()),
  discountStartAt: sensible(from.nullable()),
  discountEndAt: sensible(until.nullable()),
  minUserCount: CoursePayment.shape.minUserCount.default(null),
  choiseTypeCd: CoursePayment.shape.choiseTypeCd.default(admissionTypes.firstCome),
  displayCurrency: currency.default('KRW'),
  priceEx: CoursePayment.shape.priceEx.default(null),
  discountPriceEx: CoursePayment.shape.discountPriceEx.default(null),
  installmentMonth: CoursePayment.shape.installmentMonth.default(null),
  materialTitle: CoursePayment.shape.materialTitle.default(''),
  materialPrice: CoursePayment.shape.materialPrice.default(null),
  materialPriceEx: CoursePayment.shape.materialPriceEx.default(null),
  deliveryCd: CoursePayment.shape.deliveryCd.default(deliveryTypes.none),
})
