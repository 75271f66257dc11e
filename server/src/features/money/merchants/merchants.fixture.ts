import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

const noticeToken = 'n'.repeat(32)

/** The account of a site at a payment provider, switched off. */
export const merchantsFixture = fixture({
  async add(world) {
    await world.add.row('merchants', {
      ...ofSite(world),
      provider: 'toss',
      mode: 'test',
      client_key: `test_ck_${MARK}`,
      sealed_secret: world.app.ports.secrets.wrap(
        Buffer.from(`test_sk_${MARK}`),
        `merchant:${world.channelSeq}:toss`,
      ),
      secret_end: 'haru',
      notice_token: noticeToken,
      is_active: false,
      connected_at: noon,
      checked_at: noon,
    })
    return { noticeToken, bankName: '국민은행', accountNumber: '110-123-456789', dueDays: 3 }
  },
})
