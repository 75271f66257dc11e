import { z } from 'zod'
import { liveStatuses, liveUserTypes } from '../../teaching/curriculum/live-items.rules.ts'
import { liveType, liveTypeCd, seoulMoment } from '../../teaching/curriculum/live-items.schemas.ts'
import { seq } from '../../values/ids.ts'

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

/** An upcoming live lesson as its learners and hosts see it. Its links are handed out only when the caller joins. */
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
] as const
export const MeetingLinks = z.object({
  itemSeq: seq('curriculum'),
  liveType,
  liveTypeCd,
  userType: z.enum(liveUserTypes),
  /** Where the caller joins: a host by the start link, when there is one. */
  joinUrl: z.string(),
  startUrl: z.string().nullable(),
  meetingId: z.string().nullable(),
  gooroomeeId: z.null(),
  password: z.string(),
})
