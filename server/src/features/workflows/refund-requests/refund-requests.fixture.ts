import { requestRefund } from 'contract/workflows/refund-requests/api'
import { seqInUrl } from 'contract/values/seq'
import { comeBack, pressPay } from '../../../testing/orders-world.ts'
import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { merchantsFixture } from '../../money/merchants/merchants.fixture.ts'
import { ordersFixture } from '../../money/orders/orders.fixture.ts'

/** A buyer who waits for an answer. */
export const refundRequestsFixture = fixture({
  after: [ordersFixture, merchantsFixture],
  async add(world, { merchantSeq }) {
    const { add, member, courseRef, channelSeq } = world
    const asking = await member('Rin')
    const { orderNo } = await pressPay(asking, courseRef, { name: MARK })
    await comeBack(asking, courseRef, orderNo)
    await add.all('update members set introduction = $1 where channel_seq = $2', [MARK, channelSeq])
    const { refundRequestSeq } = await asking.call(requestRefund, {
      channelSeq,
      orderNo,
      body: { itemNo: 1, amount: 30_000, reasonKind: 'PERSONAL', reason: MARK, agreed: true },
    })
    // Added last: with an account for deposits, or one that takes payments, a site takes none through the sandbox.
    await add.row('merchant_currencies', {
      ...ofSite(world),
      currency: 'USD',
      merchant_seq: merchantSeq,
    })
    await add.row('deposit_accounts', {
      ...ofSite(world),
      bank_name: MARK,
      account_number: '110-123-456789',
      holder: MARK,
      due_days: 3,
      is_active: false,
      changed_at: noon,
    })
    await add.all(
      `insert into deposits (channel_seq, payment_seq, bank_name, account_number, holder, due_at)
        select channel_seq, max(payment_seq), $2, '110-123-456789', $2, $3 from payments
          where channel_seq = $1 group by channel_seq`,
      [channelSeq, MARK, noon],
    )
    return {
      refundRequestSeq: seqInUrl('refund-request').parse(refundRequestSeq),
      itemNo: 1,
      reasonKind: 'PERSONAL',
      endsEnrolment: true,
      note: MARK,
    }
  },
})
