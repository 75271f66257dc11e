import { isRedirect } from 'contract/growth/forms/form-events.rules'
import type { CouponInfoSeq, CourseSeq, SegmentSeq } from 'contract/values/ids'
import type { FormEvent } from '../form-settings.api.ts'

/** What happens after somebody answered, each with what was written while it is off. */
export interface EventDraft {
  hasMessage: boolean
  text: string
  hasRedirect: boolean
  url: string
  hasCoupon: boolean
  couponInfoSeq: CouponInfoSeq | null
  hasSegment: boolean
  segmentSeq: SegmentSeq | null
  isEnrolling: boolean
  courseSeq: CourseSeq | null
  isNotified: boolean
  isMailed: boolean
}

export function draftOf(list: readonly FormEvent[]): EventDraft {
  const message = list.find((event) => event.action === 'MESSAGE')
  const redirect = list.find((event) => event.action === 'REDIRECT')
  const coupon = list.find((event) => event.action === 'COUPON')
  const segment = list.find((event) => event.action === 'SEGMENT')
  const enrol = list.find((event) => event.action === 'ENROL')
  const notify = list.find((event) => event.action === 'NOTIFY')
  return {
    hasMessage: message !== undefined,
    text: message?.text ?? '',
    hasRedirect: redirect !== undefined,
    url: redirect?.url ?? '',
    hasCoupon: coupon !== undefined,
    couponInfoSeq: coupon?.couponInfoSeq ?? null,
    hasSegment: segment !== undefined,
    segmentSeq: segment?.segmentSeq ?? null,
    isEnrolling: enrol !== undefined,
    courseSeq: enrol?.courseSeq ?? null,
    isNotified: notify !== undefined,
    isMailed: notify?.isMailed ?? false,
  }
}

export function listOf(draft: EventDraft): FormEvent[] {
  const { couponInfoSeq, segmentSeq, courseSeq, isMailed } = draft
  return [
    ...(draft.hasMessage ? [{ action: 'MESSAGE' as const, text: draft.text.trim() }] : []),
    ...(draft.hasRedirect ? [{ action: 'REDIRECT' as const, url: draft.url.trim() }] : []),
    ...(draft.hasCoupon && couponInfoSeq !== null ? [{ action: 'COUPON' as const, couponInfoSeq }] : []),
    ...(draft.hasSegment && segmentSeq !== null ? [{ action: 'SEGMENT' as const, segmentSeq }] : []),
    ...(draft.isEnrolling && courseSeq !== null ? [{ action: 'ENROL' as const, courseSeq }] : []),
    ...(draft.isNotified ? [{ action: 'NOTIFY' as const, isMailed }] : []),
  ]
}

/** The first fault of each field. */
export const faultsOf = (draft: EventDraft) => ({
  text: draft.hasMessage && draft.text.trim() === '' && ('textNeeded' as const),
  url: draft.hasRedirect && !isRedirect(draft.url.trim()) && ('urlWrong' as const),
  coupon: draft.hasCoupon && draft.couponInfoSeq === null && ('couponNeeded' as const),
  segment: draft.hasSegment && draft.segmentSeq === null && ('segmentNeeded' as const),
  course: draft.isEnrolling && draft.courseSeq === null && ('courseNeeded' as const),
})
