import { seoulDay } from 'contract/values/korea-time'
import { userLimitTypes } from 'contract/values/type-codes'
import type { TermDetail } from './challenges.api.ts'

/** A term while it is written: whole days, as `YYYY-MM-DD`. */
export interface TermForm {
  startDay: string
  endDay: string
  payStartDay: string
  payEndDay: string
  isLimited: boolean
  maxUserCount: number | null
  introduction: string
  returnsDeposit: boolean
  /** Percents. */
  percent: number | null
  fullRate: number | null
  minRate: number | null
}
const dayOf = (moment: string | null) => (moment === null ? '' : seoulDay(new Date(moment)))
const lastDayOf = (moment: string | null) =>
  moment === null ? '' : seoulDay(new Date(new Date(moment).getTime() - 1))

export const formOf = (term: TermDetail): TermForm => ({
  startDay: dayOf(term.startAt),
  endDay: lastDayOf(term.endAt),
  payStartDay: dayOf(term.payStartAt),
  payEndDay: lastDayOf(term.payEndAt),
  isLimited: term.userLimitTypeCd !== userLimitTypes.unlimited,
  maxUserCount: term.maxUserCount,
  introduction: term.introduction,
  returnsDeposit: term.deposit !== null,
  percent: term.deposit?.percent ?? 50,
  fullRate: term.deposit?.fullRate ?? 85,
  minRate: term.deposit?.minRate ?? 0,
})

/** Null where nothing goes back; undefined while the form is not complete. */
export function depositIn({ returnsDeposit, percent, fullRate, minRate }: TermForm) {
  if (!returnsDeposit) return null
  const isWhole = percent !== null && percent > 0 && fullRate !== null && fullRate > 0 && minRate !== null
  return isWhole && minRate <= fullRate ? { percent, fullRate, minRate } : undefined
}

/** A day that was not changed keeps its hour. */
const sent = (day: string, stored: string | null, read: typeof dayOf) =>
  day === '' ? null : day === read(stored) ? stored : day

export const bodyOf = (form: TermForm, term: TermDetail) => ({
  startAt: sent(form.startDay, term.startAt, dayOf),
  endAt: sent(form.endDay, term.endAt, lastDayOf),
  payStartAt: sent(form.payStartDay, term.payStartAt, dayOf),
  payEndAt: sent(form.payEndDay, term.payEndAt, lastDayOf),
  // A waitlist that was chosen with the price stays one.
  userLimitTypeCd: !form.isLimited
    ? userLimitTypes.unlimited
    : term.userLimitTypeCd === userLimitTypes.unlimited
      ? userLimitTypes.limited
      : term.userLimitTypeCd,
  maxUserCount: form.isLimited ? form.maxUserCount : null,
  introduction: form.introduction.trim(),
  deposit: depositIn(form) ?? null,
  rowVersion: term.rowVersion,
})
