import type { ChallengeCheckInSeq, ChallengeMissionSeq } from 'contract/values/ids'
import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofClass, ofSite } from '../../../testing/full-site/fixture.ts'

/** The class of the site runs as a challenge: its round is a term with a leader and a mission. */
export const challengesFixture = fixture({
  async add(world) {
    const { add, ownerSeq, minaSeq, attendSeq, classSeq } = world
    const ofTerm = { ...ofSite(world), class_seq: classSeq }
    await add.row('challenges', { ...ofClass(world), reminder_hour: 20, created_at: noon })
    await add.row('challenge_terms', { ...ofTerm, introduction: MARK })
    await add.row('challenge_leaders', { ...ofTerm, user_seq: ownerSeq, added_at: noon })
    const { challenge_mission_seq: challengeMissionSeq } = await add.row<{
      challenge_mission_seq: ChallengeMissionSeq
    }>('challenge_missions', {
      ...ofTerm,
      title: MARK,
      content: MARK,
      check_in_type: 'TEXT',
      created_at: noon,
    })
    const { challenge_check_in_seq: challengeCheckInSeq } = await add.row<{
      challenge_check_in_seq: ChallengeCheckInSeq
    }>('challenge_check_ins', {
      ...ofTerm,
      challenge_mission_seq: challengeMissionSeq,
      attend_seq: attendSeq,
      user_seq: minaSeq,
      challenge_day: '2026-11-21',
      content: MARK,
      created_at: noon,
    })
    const cheer = { ...ofSite(world), challenge_check_in_seq: challengeCheckInSeq, user_seq: ownerSeq }
    await add.row('challenge_cheers', { ...cheer, created_at: noon })
    await add.row('challenge_deposit_returns', {
      ...ofTerm,
      attend_seq: attendSeq,
      rate: 90,
      amount: 1,
      currency: 'KRW',
      created_at: noon,
    })
    return { challengeMissionSeq, challengeCheckInSeq, leaderSeq: ownerSeq }
  },
})
