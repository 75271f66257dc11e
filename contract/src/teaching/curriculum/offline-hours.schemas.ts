import { z } from 'zod'
import { isTimeOfDay } from './challenges.rules.ts'
import { parseSeoul, seoulDay, seoulInput } from '../../values/korea-time.ts'
import { instant } from '../../values/ids.ts'

/** `19:30`, Seoul time. */
const clock = z.string().refine(isTimeOfDay)

/** The hours of an offline lesson, as moments and as Seoul time. */
export const OfflineHours = z.object({
  offlineStartAt: instant.nullable(),
  offlineEndAt: instant.nullable(),
  offlineStartTime: clock.nullable(),
  offlineEndTime: clock.nullable(),
})

const moments = { offlineStartAt: instant.nullable(), offlineEndAt: instant.nullable() }
const clocks = { offlineStartTime: clock.optional(), offlineEndTime: clock.optional() }
/** The same as input: clock times apply to the day of the start. */
export const OfflineDraft = z.object({
  offlineStartAt: moments.offlineStartAt.default(null),
  offlineEndAt: moments.offlineEndAt.default(null),
  ...clocks,
})
export const OfflineChange = z.object({ ...moments, ...clocks })

interface Hours {
  offlineStartAt: Date | null
  offlineEndAt: Date | null
}
interface Clocks {
  offlineStartTime?: string | undefined
  offlineEndTime?: string | undefined
}

const clockOf = (moment: Date | null) => moment && seoulInput(moment).slice(11)
export const displayHours = ({ offlineStartAt, offlineEndAt }: Hours) => ({
  offlineStartAt,
  offlineEndAt,
  offlineStartTime: clockOf(offlineStartAt),
  offlineEndTime: clockOf(offlineEndAt),
})

/** Applies clock times to the moments; they end on the day they begin. */
export function withHours<Draft extends Hours & Clocks>(draft: Draft): Draft {
  const { offlineStartAt, offlineStartTime, offlineEndTime } = draft
  if (!offlineStartAt) return draft
  const at = (time: string | undefined) => (time ? parseSeoul(`${seoulDay(offlineStartAt)}T${time}`) : null)
  return {
    ...draft,
    offlineStartAt: at(offlineStartTime) ?? offlineStartAt,
    offlineEndAt: at(offlineEndTime) ?? draft.offlineEndAt,
  }
}
