import { z } from 'zod'
import { seq } from '../../values/ids.ts'
import { readSeoul, seoulDateTime } from '../../values/korea-time.ts'
import { isSimplePassword } from '../../values/passwords.ts'
import { liveServices, liveTypes } from '../../values/type-codes.ts'
import { DEFAULT_JOIN_MINUTES, isMeetingUrl } from './live-items.rules.ts'

export const liveTypeCd = z.enum(liveServices)
export const liveType = z.enum(liveTypes)

/** A moment as the clock in Seoul reads: `2026-11-21 20:00:00`. */
export const seoulMoment = z.codec(
  z
    .string()
    .max(19)
    .refine((text) => readSeoul(text) !== null),
  z.date(),
  { decode: (text) => readSeoul(text) ?? new Date(Number.NaN), encode: seoulDateTime },
)

const link = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === '' || isMeetingUrl(liveServices.other, text))
const minutes = z.int().min(0).max(1440).default(DEFAULT_JOIN_MINUTES)
/** When a live lesson takes place, and through which door. The links may follow later, until it starts. */
export const LiveDraft = z.object({
  liveType: liveType.default(liveTypes.meeting),
  liveTypeCd: liveTypeCd.default(liveServices.zoom),
  liveStartAt: seoulMoment.nullable().default(null),
  liveEndAt: seoulMoment.nullable().default(null),
  /** Its length in minutes, for who does not name its end. docs/rules.md R-590. */
  classTime: z.int().min(1).max(1440).nullable().default(null),
  joinUrl: link.default(''),
  /** For the host of the lesson; without one they use the other link. */
  startUrl: link.default(''),
  password: z
    .string()
    .trim()
    .max(72)
    .refine((text) => text === '' || isSimplePassword(text))
    .default(''),
  attendeeJoinTimeLive: minutes,
  tchJoinTimeLive: minutes,
})
export type LiveDraft = z.output<typeof LiveDraft>

export const liveItemRef = z.object({ curriculumSeq: seq('curriculum') })
