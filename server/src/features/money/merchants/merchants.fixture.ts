import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

const noticeToken = 'n'.repeat(32)

/** The account of a site at a payment provider, switched off. */
export const merchantsFixture = fixture({
  async add(world) {
    const { merchant_seq: merchantSeq } = await world.add.row<{ merchant_seq: number }>('merchants', {
      ...ofSite(world),
      provider: 'toss',
      mode: 'test',
      account_key: `test_ck_${MARK}`,
      public_keys: JSON.stringify({ clientKey: `test_ck_${MARK}` }),
      sealed_keys: JSON.stringify({
        secretKey: world.app.ports.secrets.wrap(
          Buffer.from(`test_sk_${MARK}`),
          `merchant:${world.channelSeq}:toss`,
        ),
      }),
      secret_ends: JSON.stringify({ secretKey: 'haru' }),
      notice_token: noticeToken,
      connected_at: noon,
      checked_at: noon,
    })
    await world.add.row('exchange_rates', { ...ofSite(world), exchange_rate: 138_550, set_at: noon })
    await world.add.row('merchant_trials', {
      ...ofSite(world),
      merchant_seq: merchantSeq,
      user_seq: world.ownerSeq,
      state: 'UNPAID',
      currency: 'KRW',
      amount: 1000,
      idempotency_key: '0e4bd7e4-52a8-4d0c-9d4e-6ac8de1c1a11',
      cancel_key: '0e4bd7e4-52a8-4d0c-9d4e-6ac8de1c1a12',
      created_at: noon,
      ended_at: noon,
      failed_step: 'WINDOW',
      fail_code: MARK,
    })
    return {
      merchantSeq,
      noticeToken,
      bankName: '국민은행',
      accountNumber: '110-123-456789',
      dueDays: 3,
    }
  },
})
