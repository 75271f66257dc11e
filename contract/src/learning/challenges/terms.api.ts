import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { ChallengeTermDetail, TermDraft } from './terms.schemas.ts'

const path = '/channels/:channelSeq/courses/:courseSeq/challenge/terms'
const term = `${path}/:classSeq` as const
const here = ['CLASS_NOT_FOUND', 'NO_CHALLENGE'] as const
const changing = [...here, 'CLASS_GONE'] as const

export const getChallengeTerm = endpoint({
  method: 'GET',
  path: term,
  access: 'CLASS_INFO_READ',
  reply: ChallengeTermDetail,
  refuses: [...here],
  shows: 'challenges',
})
/** Saves dates, seats and text of a term. The dates of one that has started stay. docs/rules.md R-1040, R-1027. */
export const updateChallengeTerm = endpoint({
  method: 'POST',
  path: term,
  access: 'CLASS_INFO_UPDATE',
  action: 'challenges.updateChallengeTerm',
  body: TermDraft.extend({ rowVersion: z.int32() }),
  reply: nothing,
  refuses: [
    ...changing,
    'CLASS_RULE',
    'CLASS_STATE_CHANGED',
    'CHALLENGE_TERM_LOCKED',
    'CHALLENGE_DEPOSIT_LOCKED',
    'CAPACITY_EXCEEDED',
  ],
  touches: ['challenges', 'courses'],
})
/** The draft of the next term, with text, missions and leaders of this one and dates after it. docs/rules.md R-1041. */
export const copyChallengeTerm = endpoint({
  method: 'POST',
  path: `${term}/copy`,
  access: 'CLASS_INFO_UPDATE',
  action: 'challenges.copyChallengeTerm',
  reply: z.object({ classSeq: seq('round') }),
  refuses: [...changing, 'CHALLENGE_DRAFT_EXISTS', 'CLASS_RULE', 'CLASS_STATE_CHANGED', 'ROUNDS_FULL'],
  touches: ['challenges', 'courses'],
})
/** Deletes a draft, or the current term while nobody joined it. docs/rules.md R-1041. */
export const deleteChallengeTerm = endpoint({
  method: 'POST',
  path: `${term}/delete`,
  access: 'CLASS_INFO_UPDATE',
  action: 'challenges.deleteChallengeTerm',
  reply: nothing,
  refuses: [...changing, 'CHALLENGE_TERM_IN_USE', 'ROUND_IN_USE', 'NOT_POSSIBLE_NOW'],
  touches: ['challenges', 'courses', 'enrolments'],
})
/** Names somebody who works on the class as a leader of the term. */
export const addChallengeLeader = endpoint({
  method: 'POST',
  path: `${term}/leaders`,
  access: 'CLASS_INFO_UPDATE',
  action: 'challenges.addChallengeLeader',
  body: z.object({ leaderSeq: seq('user') }),
  reply: nothing,
  refuses: [...changing, 'CHALLENGE_LEADERS_FULL'],
  touches: ['challenges'],
})
export const removeChallengeLeader = endpoint({
  method: 'POST',
  path: `${term}/leaders/remove`,
  access: 'CLASS_INFO_UPDATE',
  action: 'challenges.removeChallengeLeader',
  body: z.object({ leaderSeq: seq('user') }),
  reply: nothing,
  refuses: [...changing],
  touches: ['challenges'],
})
