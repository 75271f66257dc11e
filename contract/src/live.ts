import { z } from 'zod'
import { SessionUser } from './accounts.ts'
import { endpoint, event } from './grammar.ts'
import { curriculumTypes, liveServices, liveTypes } from './type-codes.ts'
import { DEFAULT_JOIN_MINUTES, isMeetingUrl, liveStatuses, liveUserTypes } from './live.rules.ts'
import { isSimplePassword } from './passwords.ts'
import { readSeoul, seoulDateTime } from './seoul.ts'
import { instant, seq, seqInUrl } from './values.ts'

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
  /** For whoever leads it; without one they use the other link. */
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

/** What staff see of the settings of a lesson; empty where it is not live. */
export const LiveSettings = z.object({
  itemSeq: seq('curriculum').nullable(),
  liveType,
  liveTypeCd: liveTypeCd.nullable(),
  /** The first and the last day in Seoul, and its minutes. */
  liveAt: z.string().nullable(),
  liveEndDateAt: z.string().nullable(),
  classTime: z.int(),
  joinUrl: z.string(),
  startUrl: z.string(),
  /** The number of the meeting, where its service has one. */
  meetingId: z.string().nullable(),
  /** A room of a video-room provider; null with every service that lessons can take place at. */
  gooroomeeId: z.null(),
  password: z.string(),
  attendeeJoinTimeLive: z.int(),
  tchJoinTimeLive: z.int(),
})

/** A live lesson as whoever takes or leads it sees it coming. Its links are handed out at the door only. */
export const LiveItem = z.object({
  itemSeq: seq('curriculum'),
  courseSeq: seq('course'),
  /** What the class is called, and what the lesson is. */
  title: z.string(),
  curriculumTitle: z.string(),
  imageUrl: z.string().nullable(),
  liveType,
  liveTypeCd,
  liveAt: z.string(),
  liveStartAt: seoulMoment,
  liveEndAt: seoulMoment,
  liveEndDateAt: z.string(),
  /** Minutes. */
  classTime: z.int(),
  attendeeJoinTimeLive: z.int(),
  tchJoinTimeLive: z.int(),
  userType: z.enum(liveUserTypes),
  isZoomHost: z.boolean(),
  status: z.enum(liveStatuses),
  alreadyAttendedYn: z.enum(['Y', 'N']),
})
export type LiveItem = z.input<typeof LiveItem>

/** What is live now or within a day, for whoever is here; asked for again and again. */
export const getLives = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/live',
  access: 'member',
  reply: z.object({
    nowLives: LiveItem.array(),
    /** What the server's clock says. */
    now: instant,
    /** When to ask again. */
    interval_seconds: z.int(),
  }),
  shows: 'live',
})
/** The live lessons of the next seven days. */
export const listMyLives = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/me/live',
  access: 'member',
  reply: z.object({ list: LiveItem.array(), now: instant }),
  shows: 'live',
})
/** One live lesson for whoever may be in it, whatever the hour. */
export const getLiveItem = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/live/:itemSeq',
  access: 'member',
  reply: LiveItem.extend({ now: instant }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED'],
  shows: 'live',
})
/** The lessons of the next seven days of the site it is asked on, else of every site somebody joined. */
export const listLivesOfPerson = endpoint({
  method: 'GET',
  path: '/me/live',
  access: 'signed-in',
  reply: z.object({
    list: LiveItem.extend({
      channelSeq: seq('channel'),
      channelName: z.string(),
      /** Where the site is: scheme, host and port. */
      domain: z.string(),
    }).array(),
    now: instant,
    user: SessionUser,
  }),
  shows: 'live',
})

const course = '/channels/:channelSeq/courses/:courseSeq'
const atTheDoor = [
  'CLASS_NOT_FOUND',
  'CLASS_GONE',
  'NOT_ATTENDING',
  'LESSON_LOCKED',
  'LIVE_NOT_TODAY',
  'LIVE_NOT_OPEN',
  'LIVE_OVER',
  'LIVE_LINK_MISSING',
] as const
const Door = z.object({
  itemSeq: seq('curriculum'),
  liveType,
  liveTypeCd,
  userType: z.enum(liveUserTypes),
  /** Where this person goes: whoever leads it through their own door, when there is one. */
  joinUrl: z.string(),
  startUrl: z.string().nullable(),
  meetingId: z.string().nullable(),
  gooroomeeId: z.null(),
  password: z.string(),
})
/** Hands out the link, to whom it belongs and while the door is open. */
export const joinLive = endpoint({
  method: 'GET',
  path: `${course}/join-live`,
  access: 'member',
  query: z.object({ i: seqInUrl('curriculum') }),
  reply: Door,
  refuses: atTheDoor,
})
/** The same where a class lets in every member of the site. */
export const joinOpenLive = endpoint({
  method: 'GET',
  path: `${course}/join-live/public`,
  access: 'member',
  query: z.object({ i: seqInUrl('curriculum') }),
  reply: Door,
  refuses: atTheDoor,
})
/** Notes that somebody went in: once, however often they come. */
export const attendLive = endpoint({
  method: 'GET',
  path: `${course}/join-live/:itemSeq`,
  access: 'member',
  reply: z.object({ attendedAt: instant }),
  refuses: atTheDoor,
  touches: ['classroom', 'enrolments', 'live'],
})
/** The Zoom meeting of a lesson, for whoever leads it. */
export const getZoomMeeting = endpoint({
  method: 'GET',
  path: `${course}/generate-zoom-signature`,
  access: 'member',
  query: z.object({ itemSeq: seqInUrl('curriculum') }),
  reply: z.object({ meetingId: z.string().nullable(), startUrl: z.string(), joinUrl: z.string() }),
  refuses: atTheDoor,
})

/**
 * What takes place when, in the order of time: the live lessons and meetings of a class and, of one that repeats every week, the
 * days and hours it says of itself. docs/rules.md R-624.
 */
export const getTimetable = endpoint({
  method: 'GET',
  path: `${course}/timetable`,
  access: 'public',
  reply: z.object({
    list: z
      .object({
        /** Null where no lesson was made for it. */
        curriculumSeq: seq('curriculum').nullable(),
        curriculumTypeCd: z.enum([curriculumTypes.live, curriculumTypes.offline]).nullable(),
        title: z.string(),
        startAt: instant,
        endAt: instant.nullable(),
        status: z.enum(liveStatuses),
      })
      .array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'curriculum',
})

const told = z.object({ curriculumSeq: seq('curriculum') })
export const liveScheduled = event('live.scheduled', told)
/** `isStartMoved`: false where only its end was set anew. `movedAt`: null in what was emitted before it was told. */
export const liveMoved = event(
  'live.moved',
  told.extend({ isStartMoved: z.boolean().default(true), movedAt: instant.nullable().default(null) }),
)
export const liveCancelled = event('live.cancelled', told)
