import { z } from 'zod'
import { isTimeOfDay, scopes } from './challenges.rules.ts'
import { instant } from '../../values/ids.ts'

const timeOfDay = z.string().refine(isTimeOfDay)

/** The requirements of a post mission. */
export const ChallengeRules = z.object({
  maxChallengeCount: z.int().min(1).max(1000),
  dailyChallengeCount: z.int().min(1).max(20),
  /** `22:00`, Seoul time; both null for the whole day. An end that is not later is on the next day. */
  dailyChallengeStartTime: timeOfDay.nullable(),
  dailyChallengeEndTime: timeOfDay.nullable(),
  missionChallengeEndAt: instant.nullable(),
  /** The share of `maxChallengeCount` that completes it, in percent. */
  completionRateCondition: z.int().min(1).max(100),
  /** Y where learners cannot choose who can read their posts. */
  publicScopeFixedYn: z.enum(['Y', 'N']),
  publicScopeDefault: z.enum(scopes),
})
export type ChallengeRules = z.output<typeof ChallengeRules>

export const ChallengeDraft = z.object({
  maxChallengeCount: ChallengeRules.shape.maxChallengeCount.default(1),
  dailyChallengeCount: ChallengeRules.shape.dailyChallengeCount.default(1),
  dailyChallengeStartTime: ChallengeRules.shape.dailyChallengeStartTime.default(null),
  dailyChallengeEndTime: ChallengeRules.shape.dailyChallengeEndTime.default(null),
  missionChallengeEndAt: ChallengeRules.shape.missionChallengeEndAt.default(null),
  completionRateCondition: ChallengeRules.shape.completionRateCondition.default(100),
  publicScopeFixedYn: ChallengeRules.shape.publicScopeFixedYn.default('N'),
  publicScopeDefault: ChallengeRules.shape.publicScopeDefault.default('PUBLIC'),
})
