import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { SessionUser } from '../../people/accounts/schemas.ts'
import { liveStatuses } from '../../teaching/curriculum/live-items.rules.ts'
import { instant, seq, seqInUrl } from '../../values/ids.ts'
import { curriculumTypes } from '../../values/type-codes.ts'
import { joinRefusals, course, MeetingLinks, LiveItem } from './schemas.ts'

/** The caller's live lessons that run now or start within a day; polled by the browser. */
export const getLives = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/live',
  access: 'member',
  reply: z.object({
    nowLives: LiveItem.array(),
    /** The server's time. */
    now: instant,
    /** Seconds until the next poll. */
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
/** One live lesson for people who may attend it, at any time. */
export const getLiveItem = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/live/:itemSeq',
  access: 'member',
  reply: LiveItem.extend({ now: instant }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED'],
  shows: 'live',
})
/** Live lessons of the next seven days: of the current site, or on the platform of every site the caller joined. */
export const listLivesOfPerson = endpoint({
  method: 'GET',
  path: '/me/live',
  access: 'signed-in',
  reply: z.object({
    list: LiveItem.extend({
      channelSeq: seq('channel'),
      channelName: z.string(),
      /** The origin of the site: scheme, host and port. */
      domain: z.string(),
    }).array(),
    now: instant,
    user: SessionUser,
  }),
  shows: 'live',
})

/** Returns the meeting link to people who may attend, during the join window. */
export const joinLive = endpoint({
  method: 'GET',
  path: `${course}/join-live`,
  access: 'member',
  query: z.object({ i: seqInUrl('curriculum') }),
  reply: MeetingLinks,
  refuses: joinRefusals,
})
/** The same for courses that every member of the site may enter. */
export const joinOpenLive = endpoint({
  method: 'GET',
  path: `${course}/join-live/public`,
  access: 'member',
  query: z.object({ i: seqInUrl('curriculum') }),
  reply: MeetingLinks,
  refuses: joinRefusals,
})
/** Records that the caller joined, once however often they come. */
export const attendLive = endpoint({
  method: 'GET',
  path: `${course}/join-live/:itemSeq`,
  access: 'member',
  reply: z.object({ attendedAt: instant }),
  refuses: [...joinRefusals, 'LIVE_COUNTED_INSIDE'],
  touches: ['lessons', 'enrolments', 'live'],
})
/** The Zoom meeting of a lesson, for its host. */
export const getZoomMeeting = endpoint({
  method: 'GET',
  path: `${course}/generate-zoom-signature`,
  access: 'member',
  query: z.object({ itemSeq: seqInUrl('curriculum') }),
  reply: z.object({ meetingId: z.string().nullable(), startUrl: z.string(), joinUrl: z.string() }),
  refuses: joinRefusals,
})

/** A lesson with a date, or a weekly session. */
const TimetableEntry = z.object({
  /** Null for a weekly session without a lesson. */
  curriculumSeq: seq('curriculum').nullable(),
  curriculumTypeCd: z.enum([curriculumTypes.live, curriculumTypes.offline]).nullable(),
  title: z.string(),
  startAt: instant,
  endAt: instant.nullable(),
  status: z.enum(liveStatuses),
})
/**
 * All dates of a course in order: live lessons, meetings, and the weekly sessions that a repeating course states about itself.
 * docs/rules.md R-624.
 */
export const getTimetable = endpoint({
  method: 'GET',
  path: `${course}/timetable`,
  access: 'public',
  reply: z.object({
    list: TimetableEntry.array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'curriculum',
})

/** When the classes of a package meet, all in one list. */
export const getPackageTimetable = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/packages/:courseSeq/timetable',
  access: 'public',
  reply: z.object({
    list: TimetableEntry.extend({ courseSeq: seq('course'), courseTitle: z.string() }).array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'curriculum',
})
