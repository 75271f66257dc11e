import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

export const legalFixture = fixture({
  async add(world) {
    const version = 2
    await world.add.row('legal_texts', {
      ...ofSite(world),
      kind: 'terms',
      version,
      is_standard: false,
      body: MARK,
      summary: MARK,
      is_adverse: false,
      needs_consent: true,
      effective_at: noon,
      published_at: noon,
      published_by_user_seq: world.ownerSeq,
    })
    return { termsKind: 'terms', version, effectiveOn: '2027-01-01', agreements: ['terms', 'privacy'] }
  },
})
