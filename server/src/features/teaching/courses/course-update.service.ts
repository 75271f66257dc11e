import { DEFAULT_ALIAS } from 'contract/values/class-paths'
import { InformationDraft, type CoursePayment } from 'contract/teaching/courses/drafts.schemas'
import {
  CourseFields as Fields,
  PaymentFields,
  type CourseFields,
} from 'contract/teaching/courses/update.schemas'
import type { updateCourse as endpoint } from 'contract/teaching/courses/update.api'
import { checkLength } from 'contract/teaching/courses/kinds.rules'
import { recruitCodes, checkSavable } from 'contract/teaching/courses/courses.rules'
import { KindDraft } from 'contract/teaching/courses/kinds.schemas'
import { EventFields, FloatingFields, SettingChange } from 'contract/teaching/courses/settings.schemas'
import type { Permission } from 'contract/http/permissions'
import type { CourseSeq } from 'contract/values/ids'
import { CourseSettings } from 'contract/teaching/courses/schemas'
import { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { over } from '../../../platform/over.ts'
import { refuse } from '../../../platform/refuse.ts'
import { ruleSentences, type Violation } from '../../../platform/words/rule-sentences.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { settingOf, writeEtc, writeEvent, writeFloating } from './course-settings.service.ts'
import { getChangeableCourse, getManagedCourse, type CourseRow } from './courses.public.ts'
import { changeCourse, lockCourse } from './courses.queries.ts'
import { writeChange, writeInformation, writePayment } from './courses.service.ts'
import { paymentTab, settingsOf } from './course-settings.views.ts'
import { checkFixed, checkKept } from './field-comparison.service.ts'
import { changedKind, kindOf } from './course-kinds.views.ts'

const names = (of: z.ZodObject) => Object.keys(of.shape)
/** The fields of each tab; a version alone is no change. */
const tabs = {
  information: names(InformationDraft.omit({ rowVersion: true })),
  payment: names(PaymentFields),
  etc: names(SettingChange),
  floating: names(FloatingFields),
  event: names(EventFields),
}
const isNamed = (fields: CourseFields, tab: keyof typeof tabs) =>
  Object.keys(fields).some((name) => tabs[tab].includes(name))

/** The wire form of a course page for its staff. */
export type PageFieldsOf = (ctx: MemberContext, course: CourseRow) => Promise<object>

interface CourseUpdate {
  courseSeq: CourseSeq
  fields: z.output<typeof endpoint.body>
  pageFieldsOf: PageFieldsOf
}

/** Saves any fields of a course at once, by the rules and permissions of their tabs. docs/rules.md. */
export function updateCourse(ctx: MemberContext, { courseSeq, fields, pageFieldsOf }: CourseUpdate) {
  return ctx.transaction(async (tx) => {
    await lockCourse(tx, courseSeq)
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    if (fields.rowVersion !== undefined && fields.rowVersion !== course.rowVersion)
      throw refuse('CLASS_STATE_CHANGED')
    await checkFixedFields(ctx, fields, async () => ({
      ...(await pageFieldsOf(ctx, course)),
      ...z.encode(CourseSettings, await settingsOf(ctx, course)),
    }))
    await writeCourse(ctx, tx, { course, fields })
    await writeSetting(ctx, tx, { course, fields })
    const saved = await getManagedCourse(ctx, courseSeq, tx)
    await mind(ctx, checkKept(fields, { ...paymentTab(saved), ...kindOf(saved) }, conditional))
    const { publicCd } = fields
    if (publicCd === undefined || publicCd === course.publicCd) return
    mustHold(ctx, 'CLASS_PUBLIC_UPDATE')
    await writeChange(ctx, tx, { courseSeq, transition: { publicCd } })
  })
}

/** Fields that depend on others: a price on being paid, hours on repeating weekly. */
const conditional = [...tabs.payment, 'weekdays', 'classStartTime', 'classEndTime', 'openTypeUrl']

/**
 * Read-only fields may be sent with their current values; otherwise they are refused, so that nothing is dropped silently.
 * docs/rules.md R-620.
 */
async function checkFixedFields(ctx: MemberContext, fields: object, pageFields: () => Promise<object>) {
  const extra = Object.fromEntries(Object.entries(fields).filter(([name]) => !changeable.has(name)))
  if (Object.keys(extra).length === 0) return
  await mind(ctx, checkFixed(extra, { ...(await pageFields()) }))
}
const changeable = new Set(names(Fields))

async function mind(ctx: MemberContext, broken: Violation[]) {
  if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))
}

interface Change {
  course: CourseRow
  fields: CourseFields
}
async function writeCourse(ctx: MemberContext, tx: ChannelTx, { course, fields }: Change) {
  const { courseSeq } = course
  const matters = (broken: Violation) => isJudged({ course, fields }, broken)
  let { rowVersion } = course
  if (isNamed(fields, 'information')) {
    const draft = { ...over(informationOf(course), fields), ...KindDraft.parse(fields), rowVersion }
    const dates = over(datesOf(course), fields)
    const saved = await writeInformation(ctx, tx, { courseSeq, draft, matters, dates })
    rowVersion = saved.rowVersion
  }
  if (isNamed(fields, 'payment')) {
    mustHold(ctx, 'CLASS_PAYMENT_UPDATE')
    await writePayment(ctx, tx, { courseSeq, draft: { ...paymentOf(course, fields), rowVersion }, matters })
  }
  const { curriculumProgressCd } = fields
  if (curriculumProgressCd !== undefined)
    await changeCourse(tx, courseSeq, { curriculumProgressCd, updatedAt: ctx.now() })
}

async function writeSetting(ctx: MemberContext, tx: ChannelTx, { course, fields }: Change) {
  const { courseSeq } = course
  const [floating, event] = [isNamed(fields, 'floating'), isNamed(fields, 'event')]
  if (isNamed(fields, 'etc')) await writeEtc(tx, courseSeq, { etc: fields, now: ctx.now() })
  if (!floating && !event) return
  const setting = over(await settingOf(tx, courseSeq), fields)
  if (floating) await writeFloating(ctx, tx, { courseSeq, floating: setting })
  if (event) await writeEvent(ctx, tx, { courseSeq, event: setting })
}

/** In a draft an existing error does not block saving unrelated fields. docs/rules.md R-438. */
function isJudged({ course, fields }: Change, { path, rule }: Violation) {
  if (course.state !== 'DRAFT' && course.state !== 'REJECTED') return true
  const name = path.replace('body.', '')
  if (Object.hasOwn(fields, name)) return true
  // A change to a discount also concerns its price.
  if (name === 'price' && (fields.fareCd !== undefined || (fields.discountPrice ?? null) !== null))
    return true
  const before = [
    ...changedKind(course, {}).broken,
    ...checkLength(course, course),
    ...checkSavable(paymentOf(course, {})),
  ]
  return !before.some((known) => known.path === path && known.rule === rule)
}

function mustHold({ user }: MemberContext, key: Permission) {
  if (!user.permissions.has(key)) throw refuse('NOT_ALLOWED')
}

const informationOf = ({ title, subTitle, introduction, difficultyCd, ...course }: CourseRow) => ({
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

/** The kind is checked against the dates of the same change. docs/rules.md R-443. */
const datesOf = ({ startAt, endAt }: CourseRow) => ({ startAt, endAt })

/** A date without its code counts as set, and null as cleared. */
function paymentOf(course: CourseRow, fields: CourseFields): CoursePayment {
  const { payStartAt = course.payStartAt, payEndAt = course.payEndAt } = fields
  const { payStartCd, payEndCd } = recruitCodes({ payStartAt, payEndAt })
  const known = { ...storedPayment(course), payStartCd, payEndCd }
  return over(known, fields)
}

const storedPayment = (course: CourseRow) => ({
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
  deliveryCd: course.deliveryCd,
})
