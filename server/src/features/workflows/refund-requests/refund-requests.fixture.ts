import { requestRefund } from 'contract/workflows/refund-requests/api'
import { seqInUrl } from 'contract/values/seq'
import { comeBack, pressPay } from '../../../testing/orders-world.ts'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'
import { ordersFixture } from '../../money/orders/orders.fixture.ts'

/** A buyer who waits for an answer. */
export const refundRequestsFixture = fixture({
  after: [ordersFixture],
  async add({ add, member, courseRef, channelSeq }) {
    const asking = await member('Rin')
    const { orderNo } = await pressPay(asking, courseRef, { name: MARK })
    await comeBack(asking, courseRef, orderNo)
    await add.all('update members set introduction = $1 where channel_seq = $2', [MARK, channelSeq])
    const { refundRequestSeq } = await asking.call(requestRefund, {
      channelSeq,
      orderNo,
      body: { itemNo: 1, amount: 30_000, reasonKind: 'PERSONAL', reason: MARK, agreed: true },
    })
    return {
      refundRequestSeq: seqInUrl('refund-request').parse(refundRequestSeq),
      itemNo: 1,
      reasonKind: 'PERSONAL',
      endsEnrolment: true,
      note: MARK,
    }
  },
})
