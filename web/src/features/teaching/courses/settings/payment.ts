import { CoursePayment } from 'contract/teaching/courses/drafts.schemas'
import { checkLength } from 'contract/teaching/courses/kinds.rules'
import { checkSavable, type PaymentRule } from 'contract/teaching/courses/courses.rules'
import { parseSeoul, seoulInput } from 'contract/values/korea-time'
import type { z } from 'zod'
import type { ClassSettings } from './course-settings.api.ts'

export type PaymentDraft = z.input<typeof CoursePayment> & { rowVersion: number }

/** The fields of a class that the payment tab edits. */
export function paymentOf(settings: ClassSettings): PaymentDraft {
  return {
    fareCd: settings.fareCd,
    // The server withholds the price only from users who cannot open this tab.
    price: settings.price ?? 0,
    discountPrice: settings.discountPrice,
    discountStartAt: settings.discountStartAt,
    discountEndAt: settings.discountEndAt,
    vodDays: settings.vodDays,
    startAt: settings.startAt,
    endAt: settings.endAt,
    payStartCd: settings.payStartCd,
    payStartAt: settings.payStartAt,
    payEndCd: settings.payEndCd,
    payEndAt: settings.payEndAt,
    userLimitTypeCd: settings.userLimitTypeCd,
    maxUserCount: settings.maxUserCount,
    minUserCount: settings.minUserCount,
    choiseTypeCd: settings.choiseTypeCd,
    displayCurrency: settings.displayCurrency,
    priceEx: settings.priceEx,
    discountPriceEx: settings.discountPriceEx,
    installmentMonth: settings.installmentMonth,
    materialTitle: settings.materialTitle,
    materialPrice: settings.materialPrice,
    materialPriceEx: settings.materialPriceEx,
    deliveryCd: settings.deliveryCd,
    rowVersion: settings.rowVersion,
  }
}

/**
 * The fields to send. Omits a dollar discount that has no field while the price is in won, because its refusal would
 * not be visible.
 */
export function sentPayment<Draft extends PaymentDraft>(draft: Draft): Draft {
  const { displayCurrency, priceEx, discountPriceEx } = draft
  const isBroken = priceEx !== null && discountPriceEx !== null && discountPriceEx >= priceEx
  return displayCurrency === 'KRW' && isBroken ? { ...draft, discountPriceEx: null } : draft
}

/** Converts a moment to the value of a date-time input in Seoul, and back. */
export const shownMoment = (text: string | null) => (text === null ? '' : seoulInput(new Date(text)))
export const readMoment = (text: string) => parseSeoul(text)?.toISOString() ?? null

const date = (text: string | null) => (text === null ? null : new Date(text))
export type PaymentError = PaymentRule | 'DAYS' | 'PERIOD_TOO_SHORT'
type Running = Pick<ClassSettings, 'courseTypeCd' | 'scheduleTypeCd'> &
  Partial<Pick<ClassSettings, 'productKind'>>

/** The violated rules of a draft by field name; the first one of a field stays. */
export function troublesOf(draft: PaymentDraft, kind: Running): Map<string, PaymentError> {
  const dates = {
    startAt: date(draft.startAt),
    endAt: date(draft.endAt),
  }
  const broken = checkSavable({
    ...draft,
    ...dates,
    ...(kind.productKind && { productKind: kind.productKind }),
    discountStartAt: date(draft.discountStartAt),
    discountEndAt: date(draft.discountEndAt),
    payStartAt: date(draft.payStartAt),
    payEndAt: date(draft.payEndAt),
  })
  const troubles = new Map<string, PaymentError>()
  for (const { path, rule } of [...broken, ...checkLength(kind, dates)]) {
    const name = path.replace(/^body\./, '')
    if (!troubles.has(name)) troubles.set(name, rule)
  }
  if (!CoursePayment.shape.vodDays.safeParse(draft.vodDays).success) troubles.set('vodDays', 'DAYS')
  return troubles
}
