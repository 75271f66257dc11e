import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** The card with which a site pays for itself. */
export const billingFixture = fixture({
  async add(world) {
    const { secrets } = world.app.ports
    await world.add.row('billing_cards', {
      ...ofSite(world),
      registered_by_user_seq: world.ownerSeq,
      gateway: 'sandbox',
      is_test: true,
      state: 'ACTIVE',
      sealed_customer_key: secrets.wrap(Buffer.from(MARK), `card-customer:${world.channelSeq}`),
      sealed_billing_key: secrets.wrap(Buffer.from(MARK), `card-billing:${world.channelSeq}`),
      brand: MARK,
      card_end: '4242',
      requested_at: noon,
      registered_at: noon,
    })
    return { customerKey: MARK, authKey: 'auth' }
  },
})
