import { fixture, MARK, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A suspension that is over, and what was said against it. */
export const suspensionsFixture = fixture({
  async add(world) {
    const { channelSeq: siteSeq, ownerSeq } = world
    const { site_suspension_seq: siteSuspensionSeq } = await world.add.row<{ site_suspension_seq: number }>(
      'site_suspensions',
      {
        ...ofSite(world),
        kind: 'TERMS',
        reason: MARK,
        suspended_at: noon,
        suspended_by_user_seq: ownerSeq,
        lifted_at: noon,
        lifted_by_user_seq: ownerSeq,
        note: MARK,
      },
    )
    await world.add.row('suspension_appeals', {
      ...ofSite(world),
      site_suspension_seq: siteSuspensionSeq,
      text: MARK,
      filed_at: noon,
      filed_by_user_seq: ownerSeq,
      outcome: 'LIFTED',
      answer: MARK,
      answered_at: noon,
      answered_by_user_seq: ownerSeq,
    })
    return { siteSeq }
  },
})
