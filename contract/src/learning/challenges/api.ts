import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { requestKey } from '../../teaching/courses/drafts.schemas.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { ChallengeRow, ChallengeSetting, ChallengeTerm } from './terms.schemas.ts'

/** The challenges of a site in their order, for staff; instructors see their own. */
export const listChallenges = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/challenges',
  access: 'SITE_CLASS_READ',
  query: Paged.extend({
    /** A part of the title. */
    q: z.string().trim().max(100).optional(),
  }),
  reply: z.object({ list: ChallengeRow.array(), total: z.int() }),
  shows: 'challenges',
})
/** Makes a draft of a challenge. Its texts, price, state and people are those of a class. */
export const createChallenge = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/challenges',
  access: 'CLASS_LIFECYCLE_CREATE',
  action: 'challenges.createChallenge',
  body: z.object({ requestKey, title: oneLine(2, 100) }),
  reply: z.object({ courseSeq: seq('course') }),
  touches: ['courses', 'challenges'],
})

const path = '/channels/:channelSeq/courses/:courseSeq/challenge'

/** How a challenge runs, with its terms, newest first. */
export const getChallengeSetting = endpoint({
  method: 'GET',
  path: `${path}/setting`,
  access: 'CLASS_INFO_READ',
  reply: z.object({ setting: ChallengeSetting, terms: ChallengeTerm.array() }),
  refuses: ['CLASS_NOT_FOUND', 'NO_CHALLENGE'],
  shows: 'challenges',
})
/** docs/rules.md R-1039. */
export const updateChallengeSetting = endpoint({
  method: 'PUT',
  path: `${path}/setting`,
  access: 'CLASS_INFO_UPDATE',
  action: 'challenges.updateChallengeSetting',
  body: ChallengeSetting,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NO_CHALLENGE'],
  touches: ['challenges'],
})
