import { z } from 'zod'
import { isTimeOfDay } from '../../teaching/curriculum/challenges.rules.ts'
import { currency, instant, seq } from '../../values/ids.ts'
import { PictureVariants } from '../../values/sent-images.ts'
import { oneLine } from '../../values/texts.ts'
import { checkInTypes } from './missions.rules.ts'

export const MAX_MISSIONS = 50
export const MAX_CHECK_IN_TEXT = 1000

const timeOfDay = z.string().refine(isTimeOfDay).nullable().default(null)
const dayNumber = z.int().min(1).max(1000)
const reward = z.int().min(0).max(100_000)

export const MissionDraft = z.object({
  title: oneLine(1, 100),
  content: z.string().trim().max(2000).default(''),
  checkInType: z.enum(checkInTypes),
  /** What a number counts. */
  unit: oneLine(0, 10).default(''),
  fromDay: dayNumber.default(1),
  untilDay: dayNumber.nullable().default(null),
  /** `22:00`, Seoul time; one alone is the whole day. An end that is not later is on the next day. */
  dailyStartTime: timeOfDay,
  dailyEndTime: timeOfDay,
  xp: reward.default(0),
  point: reward.default(0),
})
export type MissionDraft = z.output<typeof MissionDraft>

export const ChallengeMission = z.object({
  ...MissionDraft.shape,
  content: z.string(),
  unit: z.string(),
  fromDay: dayNumber,
  untilDay: dayNumber.nullable(),
  dailyStartTime: z.string().nullable(),
  dailyEndTime: z.string().nullable(),
  xp: reward,
  point: reward,
  challengeMissionSeq: seq('challenge mission'),
})
export type ChallengeMission = z.input<typeof ChallengeMission>

/** A mission as everybody reads it before they join. docs/rules.md R-1334. */
export const PlannedMission = ChallengeMission.pick({ title: true, fromDay: true, untilDay: true })
export type PlannedMission = z.input<typeof PlannedMission>

/** What somebody did for a mission, as the others of the term see it. */
export const ChallengeCheckIn = z.object({
  challengeCheckInSeq: seq('challenge check-in'),
  challengeMissionSeq: seq('challenge mission'),
  missionTitle: z.string(),
  writerName: z.string(),
  isMine: z.boolean(),
  day: z.iso.date(),
  content: z.string(),
  amount: z.number().nullable(),
  unit: z.string(),
  /** Its addresses expire. */
  picture: z.object({ altText: z.string(), variants: PictureVariants }).nullable(),
  cheerCount: z.int(),
  isCheered: z.boolean(),
  /** The reason why staff refused it; its writer and staff still see it. */
  rejectedReason: z.string().nullable(),
  createdAt: instant,
})
export type ChallengeCheckIn = z.input<typeof ChallengeCheckIn>

export const ChallengeAttendeeChoice = z.object({
  /** A part of the name or of the e-mail. */
  q: z.string().trim().max(100).optional(),
})
export const ChallengeAttendee = z.object({
  attendSeq: seq('enrolment'),
  name: z.string(),
  email: z.string(),
  count: z.int(),
  rate: z.int(),
  lastAt: instant.nullable(),
  /** What went back of what they paid, once it did. */
  depositBack: z.object({ amount: z.int(), currency }).nullable(),
})
export type ChallengeAttendee = z.input<typeof ChallengeAttendee>
export const attendeeSorts = ['rate', 'name', 'recent'] as const
