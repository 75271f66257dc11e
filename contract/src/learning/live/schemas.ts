import { z } from 'zod'
import { liveStatuses, liveUserTypes } from '../../teaching/curriculum/live-items.rules.ts'
import { liveType, liveTypeCd, seoulMoment } from '../../teaching/curriculum/live-items.schemas.ts'
import { seq } from '../../values/ids.ts'

/** The settings of a live lesson for staff; empty for other lessons. */
export const LiveSettings = z.object({
  itemSeq: seq('curriculum').nullable(),
  liveType,
  liveTypeCd: liveTypeCd.nullable(),
  /** The first and the last day in Seoul, and the length in minutes. */
  liveAt: z.string().nullable(),
  liveEndDateAt: z.string().nullable(),
  classTime: z.int(),
  joinUrl: z.string(),
  startUrl: z.string(),
  /** The meeting number, for services that have one. */
  meetingId: z.string().nullable(),
  /** The name of the room, for lessons in the video room. */
  gooroomeeId: z.string().nullable(),
  password: z.string(),
  attendeeJoinTimeLive: z.int(),
  tchJoinTimeLive: z.int(),
  /** Learners wait until a host admits them; only in the video room. */
  hasWaitingRoom: z.boolean(),
  /** Learners watch a stream; only in the video room. */
  hasAudience: z.boolean(),
})

/** An upcoming live lesson as its learners and hosts see it. Links are returned only when the caller joins. */
export const LiveItem = z.object({
  itemSeq: seq('curriculum'),
  courseSeq: seq('course'),
  /** The titles of the course and the lesson. */
  title: z.string(),
  curriculumTitle: z.string(),
  imageUrl: z.string().nullable(),
  liveType,
  liveTypeCd,
  liveAt: z.string(),
  liveStartAt: seoulMoment,
  liveEndAt: seoulMoment,
  liveEndDateAt: z.string(),
  /** In minutes. */
  classTime: z.int(),
  attendeeJoinTimeLive: z.int(),
  tchJoinTimeLive: z.int(),
  userType: z.enum(liveUserTypes),
  isZoomHost: z.boolean(),
  /** Learners watch it as a stream. docs/rules.md R-1295. */
  hasAudience: z.boolean(),
  status: z.enum(liveStatuses),
  alreadyAttendedYn: z.enum(['Y', 'N']),
})
export type LiveItem = z.input<typeof LiveItem>

export const course = '/channels/:channelSeq/courses/:courseSeq'
export const joinRefusals = [
  'CLASS_NOT_FOUND',
  'CLASS_GONE',
  'NOT_ATTENDING',
  'LESSON_LOCKED',
  'LIVE_NOT_TODAY',
  'LIVE_NOT_OPEN',
  'LIVE_OVER',
  'LIVE_LINK_MISSING',
  'MEETING_SERVICE_FAILED',
] as const
export const MeetingLinks = z.object({
  itemSeq: seq('curriculum'),
  liveType,
  liveTypeCd,
  userType: z.enum(liveUserTypes),
  /** The meeting link of the caller; for a host the start link, if there is one. */
  joinUrl: z.string(),
  startUrl: z.string().nullable(),
  meetingId: z.string().nullable(),
  /** The name of the room at its media server; null outside the video room. */
  gooroomeeId: z.string().nullable(),
  password: z.string(),
  /** The service with which live lessons of the site begin. */
  channelLiveTypeCd: liveTypeCd,
})
