import { DEFAULT_ALIAS } from 'contract/class-paths'
import { InformationDraft, type CoursePayment } from 'contract/course-drafts'
import { PaymentFields, type CourseFields } from 'contract/course-fields'
import { recruitCodes } from 'contract/course.rules'
import { KindDraft } from 'contract/course-kinds'
import { SettingChange } from 'contract/course-setting'
import type { Permission } from 'contract/permissions'
import type { CourseSeq } from 'contract/values'
import type { z } from 'zod'
import type { MemberContext } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { writeEtc } from './course-setting.ts'
import { getManagedCourse, type CourseFound } from './courses.public.ts'
import { lockCourse } from './courses.queries.ts'
import { writeChange, writeInformation, writePayment } from './courses.service.ts'
import { over } from './over.ts'

const names = (of: z.ZodObject) => Object.keys(of.shape)
/** Which fields stand on which tab; what its version is says nothing by itself. */
const tabs = {
  information: names(InformationDraft.omit({ rowVersion: true })),
  payment: names(PaymentFields),
  etc: names(SettingChange),
}

/**
 * Saves any fields of a class at once, by the rules and for the keys of the tabs they stand on. docs/rules.md R-409.
 */
export function updateCourse(ctx: MemberContext, courseSeq: CourseSeq, fields: CourseFields) {
  const isNamed = (tab: readonly string[]) => Object.keys(fields).some((name) => tab.includes(name))
  return ctx.transaction(async (tx) => {
    await lockCourse(tx, courseSeq)
    const course = await getManagedCourse(ctx, courseSeq, tx)
    let { rowVersion } = course
    if (fields.rowVersion !== undefined && fields.rowVersion !== rowVersion)
      throw refuse('CLASS_STATE_CHANGED')
    if (isNamed(tabs.information)) {
      const draft = { ...over(informationOf(course), fields), ...KindDraft.parse(fields), rowVersion }
      const saved = await writeInformation(ctx, tx, { courseSeq, draft })
      rowVersion = saved.rowVersion
    }
    if (isNamed(tabs.payment)) {
      mustHold(ctx, 'CLASS_PAYMENT_UPDATE')
      await writePayment(ctx, tx, { courseSeq, draft: { ...paymentOf(course, fields), rowVersion } })
    }
    if (isNamed(tabs.etc)) await writeEtc(tx, courseSeq, { etc: fields, now: ctx.now() })
    const { publicCd } = fields
    if (publicCd === undefined) return
    mustHold(ctx, 'CLASS_PUBLIC_UPDATE')
    await writeChange(ctx, tx, { courseSeq, wanted: { publicCd } })
  })
}

function mustHold({ user }: MemberContext, key: Permission) {
  if (!user.permissions.has(key)) throw refuse('NOT_ALLOWED')
}

const informationOf = ({ title, subTitle, introduction, difficultyCd, ...course }: CourseFound) => ({
  title,
  subTitle,
  introduction,
  difficultyCd,
  desc1: course.desc1,
  desc2: course.desc2,
  desc3: course.desc3,
  desc4: course.desc4,
  desc5: course.desc5,
  desc6: course.desc6,
  channelCategorySeq: course.channelCategorySeq,
  imageFileSeq: course.imageFileSeq,
  serviceAlias: course.serviceAlias ?? DEFAULT_ALIAS,
})

/** A date that is named without its code counts, and one that is taken away does not. */
function paymentOf(course: CourseFound, fields: CourseFields): CoursePayment {
  const { payStartAt = course.payStartAt, payEndAt = course.payEndAt } = fields
  const { payStartCd, payEndCd } = recruitCodes({ payStartAt, payEndAt })
  const known = { ...paymentTab(course), payStartCd, payEndCd }
  return over(known, fields)
}

const paymentTab = (course: CourseFound) => ({
  fareCd: course.fareCd,
  price: course.price,
  discountPrice: course.discountPrice,
  discountStartAt: course.discountStartAt,
  discountEndAt: course.discountEndAt,
  vodDays: course.vodDays,
  startAt: course.startAt,
  endAt: course.endAt,
  payStartAt: course.payStartAt,
  payEndAt: course.payEndAt,
  userLimitTypeCd: course.userLimitTypeCd,
  choiseTypeCd: course.choiseTypeCd,
  maxUserCount: course.maxUserCount,
  minUserCount: course.minUserCount,
  displayCurrency: course.displayCurrency,
  priceEx: course.priceEx,
  discountPriceEx: course.discountPriceEx,
  installmentMonth: course.installmentMonth,
  materialTitle: course.materialTitle,
  materialPrice: course.materialPrice,
  materialPriceEx: course.materialPriceEx,
})
