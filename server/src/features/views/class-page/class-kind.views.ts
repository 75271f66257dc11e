import type { KindParts } from 'contract/views/class-page/parts.schemas'
import { asksApproval, courseState, hasLine } from 'contract/teaching/courses/courses.rules'
import { discountPercent, effectivePrice, isDiscounted } from 'contract/values/money'
import { platformCategories } from 'contract/values/platform-categories'
import type { StoredSetting } from 'contract/teaching/courses/settings.schemas'
import type { UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { curriculumTypes, userLimitTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { isOpenedByAny } from '../../money/memberships/memberships.public.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import { findLiveTypeCd } from '../../teaching/curriculum/curriculum.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { type CourseRow, kindOf, lengthsOf } from '../../teaching/courses/courses.public.ts'

interface KindView {
  setting: StoredSetting
  /** The staff that the page shows. */
  named: Map<UserSeq, string>
  monthPrice: number | null
  /** Staff, and people who may enter, see more than visitors. */
  asker: { isStaff: boolean; mayEnter: boolean }
}

/** Facts for a course page that are derived from stored ones. docs/rules.md R-359. */
export async function kindPartsOf(
  ctx: Context,
  course: CourseRow,
  { setting, named, monthPrice, asker }: KindView,
): Promise<z.output<typeof KindParts>> {
  const site = await findSiteCard(ctx, ctx.channelSeq)
  const hasLives = course.curriculumStatusList.includes(curriculumTypes.live)
  const kind = kindOf(course)
  return {
    ...kind,
    categoryCdName: kind.categoryCd && platformCategories[kind.categoryCd][ctx.language],
    ...lengthsOf(course),
    ...pricesOf(course, ctx.now()),
    ...(await writerOf(ctx, course, { named, isStaff: asker.isStaff })),
    // What a membership opens says so, whether or not staff marked it.
    subscribeYn: kind.subscribeYn === 'Y' || (await isOpenedByAny(ctx.db, course.courseSeq)) ? 'Y' : 'N',
    openTypeUrl: asker.isStaff || asker.mayEnter ? course.openTypeUrl : null,
    deliveryCd: course.deliveryCd,
    minUserCount: course.minUserCount,
    courseRemainingEndAt: setting.courseRemainingEndAt,
    acceptPercent: shareOf(course),
    months: course.installmentMonth,
    monthPrice,
    liveTypeCd: hasLives ? await findLiveTypeCd(ctx.db, course.courseSeq) : null,
    channelSeq: ctx.channelSeq,
    channelName: site?.name ?? '',
    domain: site?.domain ?? '',
  }
}

function shareOf({ userLimitTypeCd, maxUserCount, acceptCnt }: CourseRow) {
  if (userLimitTypeCd === userLimitTypes.unlimited || maxUserCount === null) return null
  return Math.min(100, Math.floor((acceptCnt / maxUserCount) * 100))
}

function pricesOf(course: CourseRow, now: Date) {
  const { priceEx, discountPriceEx } = course
  const fare = effectivePrice(course, now)
  const state = courseState(course, now)
  const isOpen = state === 'RECRUITING' || state === 'CLOSING_SOON'
  return {
    fare,
    fareEx: isDiscounted(course, now) ? (discountPriceEx ?? priceEx) : priceEx,
    discountPercentEx:
      priceEx === null || discountPriceEx === null ? 0 : discountPercent(priceEx, discountPriceEx),
    payable: fare > 0 && isOpen && !asksApproval(course) && !hasLine(course),
  }
}

/** Visitors see the name only if the page shows it anyway. */
async function writerOf(
  ctx: Context,
  { writerUserSeq }: CourseRow,
  { named, isStaff }: Pick<KindView, 'named'> & { isStaff: boolean },
) {
  const writerName = named.get(writerUserSeq)
  if (writerName !== undefined) return { userSeq: writerUserSeq, writerName }
  if (!isStaff) return { userSeq: null, writerName: '' }
  const names = await findNames(ctx, [writerUserSeq])
  return { userSeq: writerUserSeq, writerName: names.get(writerUserSeq) ?? '' }
}
