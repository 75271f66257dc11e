import { giveBadge, saveBadge } from 'contract/people/badges/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A badge that Mina was given. */
export const badgesFixture = fixture({
  async add({ owner, channelSeq, minaSeq }) {
    await owner.call(saveBadge, {
      channelSeq,
      badgeKind: 'HONOUR',
      body: { isOn: true, icon: 'crown', name: MARK, description: MARK, threshold: null },
    })
    await owner.call(giveBadge, { channelSeq, userSeq: minaSeq, body: { kind: 'HONOUR', reason: MARK } })
    return { badgeKind: 'HONOUR' as const }
  },
})
