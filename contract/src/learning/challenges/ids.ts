import type { Seq } from '../../values/seq.ts'

export type ChallengeMissionSeq = Seq<'challenge mission'>
export type ChallengeCheckInSeq = Seq<'challenge check-in'>
