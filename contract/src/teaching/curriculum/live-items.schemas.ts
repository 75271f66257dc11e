import { z } from 'zod'
import { seq } from '../../values/ids.ts'
import { readSeoul, seoulDateTime } from '../../values/korea-time.ts'
import { isSimplePassword } from '../../values/passwords.ts'
import { liveServices, liveTypes } from '../../values/type-codes.ts'
import { DEFAULT_JOIN_MINUTES, isMeetingUrl } from './live-items.rules.ts'

export const liveTypeCd = z.enum(liveServices)
export const liveType = z.enum(liveTypes)

/** A moment in Seoul time: `2026-11-21 20:00:00`. */
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
/** The time and the links of a live lesson. The links may follow until it starts. */
export const LiveDraft = z.object({
  liveType: liveType.default(liveTypes.meeting),
  liveTypeCd: liveTypeCd.default(liveServices.zoom),
  liveStartAt: seoulMoment.nullable().default(null),
  liveEndAt: seoulMoment.nullable().default(null),
  /** The length in minutes, in place of the end. docs/rules.md R-590. */
  classTime: z.int().min(1).max(1440).nullable().default(null),
  joinUrl: link.default(''),
  /** The host's link; without one the host uses the other link. */
  startUrl: link.default(''),
  password: z
    .string()
    .trim()
    .max(72)
    .refine((text) => text === '' || isSimplePassword(text))
    .default(''),
  attendeeJoinTimeLive: minutes,
  tchJoinTimeLive: minutes,
  /** Learners wait until a host admits them; only in the video room. */
  hasWaitingRoom: z.boolean().default(false),
  /** Learners watch a stream, and a host brings single ones onto the stage; only in the video room. docs/rules.md R-1295. */
  hasAudience: z.boolean().default(false),
})
export type LiveDraft = z.output<typeof LiveDraft>

export const liveItemRef = z.object({ curriculumSeq: seq('curriculum') })
