import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { currency, instant, nothing, Paged, seq, seqInUrl } from '../../values/ids.ts'
import { SentPicture } from '../../values/sent-images.ts'
import { ChallengeCheckIn, ChallengeMission, MAX_CHECK_IN_TEXT } from './missions.schemas.ts'
import { challengeTermStates } from './terms.rules.ts'
import { DepositRule } from './terms.schemas.ts'

const path = '/channels/:channelSeq/courses/:courseSeq/challenge'
const ofOne = `${path}/check-ins/:challengeCheckInSeq` as const
const here = ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'NO_CHALLENGE'] as const

/** What is to be done now, and the caller's record. Staff who do not take part read the current term. */
export const getChallengeToday = endpoint({
  method: 'GET',
  path: `${path}/today`,
  access: 'member',
  reply: z.object({
    title: z.string(),
    term: z.object({
      classSeq: seq('round'),
      partNumber: z.int(),
      state: z.enum(challengeTermStates),
      startAt: instant.nullable(),
      endAt: instant.nullable(),
      dayCount: z.int().nullable(),
      /** Which day of the term today is; null before its first and after its last. */
      dayNumber: z.int().nullable(),
    }),
    introduction: z.string(),
    leaders: z.string().array(),
    participantCount: z.int(),
    showsRanking: z.boolean(),
    isStaff: z.boolean(),
    /** What goes back of what the participant paid; null where nothing does, and for those who paid nothing. */
    deposit: DepositRule.extend({
      currency,
      /** At today's rate, in the smallest unit. */
      amountNow: z.int(),
      amountAtMost: z.int(),
      /** What went back after the end. */
      returnedAmount: z.int().nullable(),
    }).nullable(),
    missions: ChallengeMission.omit({ fromDay: true, untilDay: true })
      .extend({
        day: z.iso.date(),
        opensAt: instant,
        closesAt: instant,
        state: z.enum(['OPEN', 'DONE', 'EARLY', 'MISSED']),
      })
      .array(),
    /** Null for staff who do not take part, and while the term has no dates. */
    record: z
      .object({
        done: z.int(),
        total: z.int(),
        rate: z.int(),
        streak: z.int(),
        days: z
          .object({ day: z.iso.date(), state: z.enum(['DONE', 'PART', 'MISSED', 'LATER', 'FREE']) })
          .array(),
      })
      .nullable(),
  }),
  refuses: [...here],
  shows: 'challenges',
})
/** Counts for the day whose window is open, once. docs/rules.md R-1044. */
export const checkIn = endpoint({
  method: 'POST',
  path: `${path}/missions/:challengeMissionSeq/check-ins`,
  access: 'member',
  body: z.object({
    content: z.string().trim().max(MAX_CHECK_IN_TEXT).default(''),
    amount: z.number().min(0).max(1_000_000_000).nullable().default(null),
    picture: SentPicture.nullable().default(null),
  }),
  reply: z.object({ challengeCheckInSeq: seq('challenge check-in'), point: z.int(), xp: z.int() }),
  refuses: [...here, 'CHALLENGE_NOT_OPEN', 'CHALLENGE_DAY_FULL', 'CHECK_IN_INCOMPLETE'],
  touches: ['challenges', 'points', 'enrolments', 'certificates'],
})
/** What the others of the term did, newest first. */
export const listCheckIns = endpoint({
  method: 'GET',
  path: `${path}/check-ins`,
  access: 'member',
  query: z.object({
    /** For staff: of this term instead of the current one. */
    classSeq: seqInUrl('round').optional(),
    limit: z.coerce.number<number>().int().min(1).max(50).default(10),
    /** The oldest check-in already shown. */
    minSeq: seqInUrl('challenge check-in').optional(),
  }),
  reply: z.object({ list: ChallengeCheckIn.array() }),
  refuses: [...here],
  shows: 'challenges',
})
export const cheerCheckIn = endpoint({
  method: 'POST',
  path: `${ofOne}/cheer`,
  access: 'member',
  body: z.object({ isCheered: z.boolean() }),
  reply: nothing,
  refuses: [...here],
  touches: ['challenges'],
})
/** Takes back the caller's own check-in while its day is open, with what it earned. */
export const removeCheckIn = endpoint({
  method: 'POST',
  path: `${ofOne}/delete`,
  access: 'member',
  reply: nothing,
  refuses: [...here, 'CHALLENGE_NOT_OPEN'],
  touches: ['challenges', 'points', 'enrolments', 'certificates'],
})
/** It no longer counts; its writer reads the reason. docs/rules.md R-1046. */
export const rejectCheckIn = endpoint({
  method: 'POST',
  path: `${ofOne}/reject`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'challenges.rejectCheckIn',
  body: z.object({ reason: z.string().trim().min(1).max(300) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'NO_CHALLENGE'],
  touches: ['challenges', 'points', 'enrolments', 'certificates'],
})
/** Who is how far in the caller's term. CHALLENGE_RANKING_HIDDEN for learners where the site shows none. docs/rules.md R-1047. */
export const getChallengeRanking = endpoint({
  method: 'GET',
  path: `${path}/ranking`,
  access: 'member',
  query: Paged,
  reply: z.object({
    list: z
      .object({ rank: z.int(), name: z.string(), count: z.int(), rate: z.int(), isMine: z.boolean() })
      .array(),
    total: z.int(),
    mine: z.object({ rank: z.int(), count: z.int(), rate: z.int() }).nullable(),
  }),
  refuses: [...here, 'CHALLENGE_RANKING_HIDDEN'],
  shows: 'challenges',
})
