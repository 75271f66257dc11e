import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import {
  attendeeSorts,
  ChallengeAttendee,
  ChallengeAttendeeChoice,
  ChallengeMission,
  MAX_MISSIONS,
  MissionDraft,
} from './missions.schemas.ts'

const term = '/channels/:channelSeq/courses/:courseSeq/challenge/terms/:classSeq'
const here = ['CLASS_NOT_FOUND', 'NO_CHALLENGE'] as const
const changing = [...here, 'CLASS_GONE'] as const

/** The missions of a term in their order. */
export const listChallengeMissions = endpoint({
  method: 'GET',
  path: `${term}/missions`,
  access: 'CLASS_INFO_READ',
  reply: z.object({ list: ChallengeMission.extend({ checkInCount: z.int() }).array() }),
  refuses: [...here],
  shows: 'challenges',
})
/** Saves a mission of a term, a new one without a number. docs/rules.md R-1043. */
export const updateChallengeMission = endpoint({
  method: 'POST',
  path: `${term}/missions`,
  access: 'CLASS_INFO_UPDATE',
  action: 'challenges.updateChallengeMission',
  body: MissionDraft.extend({ challengeMissionSeq: seq('challenge mission').nullable().default(null) }),
  reply: z.object({ challengeMissionSeq: seq('challenge mission') }),
  refuses: [...changing, 'CHALLENGE_MISSIONS_FULL'],
  touches: ['challenges', 'courses'],
})
/** All missions of the term, each once, in their new order. */
export const orderChallengeMissions = endpoint({
  method: 'POST',
  path: `${term}/missions/orderby`,
  access: 'CLASS_INFO_UPDATE',
  action: 'challenges.orderChallengeMissions',
  body: z.object({ challengeMissionSeqs: seq('challenge mission').array().max(MAX_MISSIONS) }),
  reply: nothing,
  refuses: [...changing, 'CLASS_STATE_CHANGED'],
  touches: ['challenges', 'courses'],
})
/** Deletes a mission. N refuses while somebody checked in; Y takes their check-ins and what they earned along. docs/rules.md R-1043. */
export const deleteChallengeMission = endpoint({
  method: 'POST',
  path: `${term}/missions/:challengeMissionSeq/delete`,
  access: 'CLASS_INFO_UPDATE',
  action: 'challenges.deleteChallengeMission',
  body: z.object({ forceYn: z.enum(['Y', 'N']).default('N') }),
  reply: nothing,
  refuses: [...changing, 'MISSION_HAS_CHECK_INS'],
  touches: ['challenges', 'courses', 'points', 'enrolments', 'certificates'],
})
/** Who takes part in a term, and how far each is. */
export const listChallengeAttendees = endpoint({
  method: 'GET',
  path: `${term}/attendees`,
  access: 'CLASS_STUDENT_READ',
  query: Paged.extend({ ...ChallengeAttendeeChoice.shape, sort: z.enum(attendeeSorts).default('rate') }),
  reply: z.object({
    list: ChallengeAttendee.array(),
    total: z.int(),
    /** How many check-ins the term has for one person. */
    checkInTotal: z.int(),
  }),
  refuses: [...here],
  shows: 'challenges',
})
/** The matching people as a spreadsheet, at an address that works for a few minutes. */
export const downloadChallengeAttendees = endpoint({
  method: 'POST',
  path: `${term}/attendees/download`,
  access: 'CLASS_STUDENT_READ',
  whileSuspended: 'managers',
  action: 'challenges.downloadChallengeAttendees',
  body: ChallengeAttendeeChoice,
  reply: FileLink,
  refuses: [...here],
})
