import type { ChallengeMissionSeq } from 'contract/values/ids'
import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofClass, ofSite } from '../../../testing/full-site/fixture.ts'

/** The class of the site runs as a challenge: its round is a term with a leader and a mission. */
export const challengesFixture = fixture({
  async add(world) {
    const { add, ownerSeq, classSeq } = world
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
    return { challengeMissionSeq, leaderSeq: ownerSeq }
  },
})
