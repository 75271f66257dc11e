import type { Input, Output } from 'contract/http/endpoint'
import * as api from 'contract/money/coupons/api'
import { isCode, normalizeCode } from 'contract/money/coupons/coupons.rules'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { parseSeoul, seoulDay, moveDay, seoulInput } from 'contract/values/korea-time'
import type { CouponInfoSeq, CourseSeq } from 'contract/values/ids'
import { getCouponResults } from 'contract/views/coupon-results/api'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export type Coupon = Output<typeof api.listCoupons>['list'][number]
export type CouponResults = Output<typeof getCouponResults>
type CouponInput = Input<typeof api.createCoupon>['body']

export const useCoupons = () => useEndpoint(api.listCoupons, {})
export const useCouponResults = () => useEndpoint(getCouponResults, {})
export const useCoupon = (couponInfoSeq: CouponInfoSeq) => useEndpoint(api.getCoupon, { couponInfoSeq })
/** `link()` gives the address of the spreadsheet of all who received the coupon. */
export function useHolderSpreadsheet(couponInfoSeq: CouponInfoSeq) {
  const { run, isRunning } = useCommand(api.downloadHolders, { couponInfoSeq })
  return { link: () => run({}), isRunning }
}
export const useCreateCoupon = () => useCommand(api.createCoupon, {})
export const useUpdateCoupon = () => useCommand(api.updateCoupon, {})
export const useActivateCoupon = () => useCommand(api.activateCoupon, {})
export const useDeleteCoupon = () => useCommand(api.deleteCoupon, {})
export const useClasses = (q: string) =>
  useEndpoint(
    listAdminCourses,
    { query: { shelf: 'all', page: 1, size: 50, ...(q && { q }) } },
    { keep: true },
  )

/** The form. Moments as the inputs write them, in Seoul. */
export interface CouponDraft {
  name: string
  discountType: 'AMOUNT' | 'PERCENT'
  value: number | null
  maxDiscount: number | null
  minAmount: number | null
  target: 'SITE' | 'COURSE'
  courses: { courseSeq: CourseSeq; title: string }[]
  hasCode: boolean
  code: string
  hasLink: boolean
  isDownloadable: boolean
  totalLimit: number | null
  perUserLimit: number | null
  startsAt: string
  endsAt: string
  isReturned: boolean
  allowsLevelDiscount: boolean
}

/** An empty form: from today on for thirty days, by a code. */
export function emptyDraft(now: Date): CouponDraft {
  const today = seoulDay(now)
  return {
    name: '',
    discountType: 'AMOUNT',
    value: null,
    maxDiscount: null,
    minAmount: null,
    target: 'SITE',
    courses: [],
    hasCode: true,
    code: '',
    hasLink: false,
    isDownloadable: false,
    totalLimit: 100,
    perUserLimit: 1,
    startsAt: `${today}T00:00`,
    endsAt: `${moveDay(today, 30)}T23:59`,
    isReturned: true,
    allowsLevelDiscount: true,
  }
}

/** The last minute of a coupon: its end is the moment after. */
const lastMinute = (endsAt: Date | string) => new Date(new Date(endsAt).getTime() - 60_000)

export const draftOf = (coupon: Coupon): CouponDraft => ({
  name: coupon.name,
  discountType: coupon.discountType,
  value: coupon.value,
  maxDiscount: coupon.maxDiscount,
  minAmount: coupon.minAmount === 0 ? null : coupon.minAmount,
  target: coupon.target,
  courses: coupon.courses,
  hasCode: coupon.code !== null,
  code: coupon.code ?? '',
  hasLink: coupon.linkToken !== null,
  isDownloadable: coupon.isDownloadable,
  totalLimit: coupon.totalLimit,
  perUserLimit: coupon.perUserLimit,
  startsAt: seoulInput(new Date(coupon.startsAt)),
  endsAt: seoulInput(lastMinute(coupon.endsAt)),
  isReturned: coupon.isReturned,
  allowsLevelDiscount: coupon.allowsLevelDiscount,
})

export type DraftFault =
  | 'nameNeeded'
  | 'valueNeeded'
  | 'percentWrong'
  | 'classNeeded'
  | 'codeWrong'
  | 'wayNeeded'
  | 'perUserNeeded'
  | 'periodWrong'

/** The first thing that keeps a form from being sent. */
export function faultOf(draft: CouponDraft): DraftFault | null {
  const { discountType, value, target, courses, hasCode, code } = draft
  const [starts, ends] = [parseSeoul(draft.startsAt), parseSeoul(draft.endsAt)]
  if (draft.name.trim() === '') return 'nameNeeded'
  if (!value) return 'valueNeeded'
  if (discountType === 'PERCENT' && value > 100) return 'percentWrong'
  if (target === 'COURSE' && courses.length === 0) return 'classNeeded'
  if (hasCode && !isCode(normalizeCode(code))) return 'codeWrong'
  if (!hasCode && !draft.hasLink && !draft.isDownloadable) return 'wayNeeded'
  if (!draft.perUserLimit) return 'perUserNeeded'
  return !starts || !ends || starts > ends ? 'periodWrong' : null
}

/** What is sent; the form has no fault. */
export function bodyOf(draft: CouponDraft): CouponInput {
  const { discountType, target, hasCode, code, courses, ...fields } = draft
  const ends = parseSeoul(draft.endsAt)?.getTime() ?? 0
  return {
    name: fields.name.trim(),
    discountType,
    value: fields.value ?? 0,
    maxDiscount: discountType === 'PERCENT' ? fields.maxDiscount || null : null,
    minAmount: fields.minAmount ?? 0,
    target,
    courseSeqs: target === 'COURSE' ? courses.map(({ courseSeq }) => courseSeq) : [],
    startsAt: parseSeoul(fields.startsAt)?.toISOString() ?? '',
    endsAt: new Date(ends + 60_000).toISOString(),
    code: hasCode ? normalizeCode(code) : null,
    hasLink: fields.hasLink,
    isDownloadable: fields.isDownloadable,
    totalLimit: fields.totalLimit || null,
    perUserLimit: fields.perUserLimit ?? 1,
    isReturned: fields.isReturned,
    allowsLevelDiscount: fields.allowsLevelDiscount,
  }
}
