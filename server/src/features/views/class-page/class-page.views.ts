import { classManagerTypes } from 'contract/people/class-roles/class-roles.rules'
import { courseState, recruitCodes } from 'contract/teaching/courses/courses.rules'
import type { Currency } from 'contract/values/ids'
import { effectivePrice, instalmentPerMonth, isDiscounted } from 'contract/values/money'
import { fareTypes } from 'contract/values/type-codes'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { hasBoards } from '../../community/boards/boards.public.ts'
import { depositRuleOf, missionPlanOf } from '../../learning/challenges/challenges.public.ts'
import { hasOpenPost } from '../../community/posts/posts.public.ts'
import { countEverApproved } from '../../money/enrolments/enrolments.public.ts'
import { findStaffOf } from '../../people/class-roles/class-roles.public.ts'
import { cardFacts, type CourseRow, galleryOf, trashOf } from '../../teaching/courses/courses.public.ts'
import { joinConditionsFor } from '../../teaching/courses/level-condition.public.ts'
import { findSetting as settingOf } from '../../teaching/courses/course-settings.public.ts'
import { findNames, findTeacherViews } from '../../people/members/members.public.ts'
import { findPageSeo } from '../../site/seo/seo.public.ts'
import { variantsOf } from '../../system/files/files.public.ts'
import { kindPartsOf } from './class-kind.views.ts'

interface Asker {
  isStaff: boolean
  mayEnter: boolean
}
const anybody: Asker = { isStaff: false, mayEnter: false }

export async function detailOf(
  ctx: Context,
  course: CourseRow,
  asker = anybody,
): Promise<z.output<typeof CourseDetail>> {
  const staff = await findStaffOf(ctx.db, [course.courseSeq])
  const teachers = staff.filter(({ userTypeCd }) => userTypeCd === 'TCH')
  const names = await findNames(
    ctx,
    staff.map(({ userSeq }) => userSeq),
  )
  const card = cardFacts(ctx, course)
  const setting = await settingOf(ctx.db, course.courseSeq)
  const instalments = instalmentsOf(card, ctx.now())
  const isRolling = setting.coursePromotionShowYn === 'Y' && setting.courseRollingShowYn === 'Y'
  const saysSum = isRolling || setting.courseAttendSumShowYn === 'Y'
  return {
    ...course,
    ...card,
    ...trashOf(course),
    ...recruitCodes(course),
    pictures: await galleryOf(ctx, course.courseSeq),
    imageVariants: course.imageFileSeq ? await variantsOf(ctx.db, ctx.channelSeq, course.imageFileSeq) : [],
    teachers: await findTeacherViews(
      ctx,
      teachers.map(({ userSeq }) => userSeq),
    ),
    classManagers: staff.flatMap(({ userSeq, userTypeCd: type }) => {
      const userTypeCd = classManagerTypes.find((one) => one === type)
      return userTypeCd ? [{ userSeq, userTypeCd, name: names.get(userSeq) ?? '' }] : []
    }),
    currentPartNumber: course.partNumber,
    curriculumCount: course.lessonCount,
    lifecycle: courseState(card, ctx.now()),
    seoSetting: await findPageSeo(ctx, course.courseSeq),
    setting,
    joinConditions: await joinConditionsFor(ctx.db, course, ctx.user),
    hasOpenPosts: setting.coursePostOpenYn === 'Y' && (await hasOpenPost(ctx.db, course.courseSeq)),
    hasBoards: await hasBoards(ctx.db, course.courseSeq),
    challengeDeposit:
      course.productKind === 'CHALLENGE' && course.fareCd === fareTypes.paid
        ? await depositRuleOf(ctx.db, course.classSeq)
        : null,
    challengeMissions: course.productKind === 'CHALLENGE' ? await missionPlanOf(ctx.db, course.classSeq) : [],
    ...instalments,
    ...(await kindPartsOf(ctx, course, {
      setting,
      named: names,
      monthPrice: instalments.installmentPrice,
      asker,
    })),
    attendSum: saysSum ? await countEverApproved(ctx.db, course.courseSeq) : null,
  }
}

type Sold = Parameters<typeof effectivePrice>[0] & {
  installmentMonth: number | null
  priceEx: number | null
  discountPriceEx: number | null
}
/** One monthly part of each price. */
function instalmentsOf(sold: Sold, now: Date) {
  const part = (amount: number | null, currency: Currency) =>
    amount === null || sold.installmentMonth === null
      ? null
      : instalmentPerMonth({ amount, currency }, sold.installmentMonth).amount
  const priceEx = isDiscounted(sold, now) ? (sold.discountPriceEx ?? sold.priceEx) : sold.priceEx
  return {
    installmentPrice: part(effectivePrice(sold, now), 'KRW'),
    installmentPriceEx: part(priceEx, 'USD'),
    installmentOriginalPrice: part(sold.price, 'KRW'),
    installmentOriginalPriceEx: part(sold.priceEx, 'USD'),
  }
}
