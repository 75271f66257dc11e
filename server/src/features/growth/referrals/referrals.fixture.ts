import { noon } from '../../../testing/world.ts'
import { fixture, ofClass } from '../../../testing/full-site/fixture.ts'

/** Mina invites, and the owner came by her link. */
export const referralsFixture = fixture({
  async add(world) {
    const { add, minaSeq, ownerSeq } = world
    const inClass = ofClass(world)
    const refererCode = 'c0ffee'.repeat(3)
    await add.row('invite_codes', {
      ...inClass,
      referer_code: refererCode,
      user_seq: minaSeq,
      created_at: noon,
    })
    await add.row('invites', { ...inClass, user_seq: ownerSeq, inviter_user_seq: minaSeq, opened_at: noon })
    return { refererCode }
  },
})
