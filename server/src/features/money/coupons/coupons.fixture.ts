import { createCoupon, downloadCoupon } from 'contract/money/coupons/api'
import { pressPay, PRICE } from '../../../testing/orders-world.ts'
import { coursesFixture } from '../../teaching/courses/courses.fixture.ts'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A coupon for one class, in a box, and being spent. */
export const couponsFixture = fixture({
  after: [coursesFixture],
  async add({ owner, member, channelSeq, courseSeq, courseRef, add }) {
    const { couponInfoSeq } = await owner.call(createCoupon, {
      channelSeq,
      body: {
        name: MARK,
        discountType: 'AMOUNT',
        value: 1_000,
        maxDiscount: null,
        minAmount: 0,
        target: 'COURSE',
        courseSeqs: [courseSeq],
        startsAt: '2026-11-01T00:00:00Z',
        endsAt: '2030-01-01T00:00:00Z',
        code: 'ONLYONHARU',
        hasLink: true,
        isDownloadable: true,
        totalLimit: null,
        perUserLimit: 1,
        isReturned: true,
      },
    })
    const jo = await member('Jo')
    await add.all('update members set introduction = $1 where channel_seq = $2', [MARK, channelSeq])
    const { couponIssueSeq } = await jo.call(downloadCoupon, { channelSeq, couponInfoSeq })
    await pressPay(jo, courseRef, { name: MARK, couponIssueSeq, totalAmount: PRICE - 1_000 })
    const [link] = await add.all<{ link_token: string }>('select link_token from coupons')
    return { couponInfoSeq, couponIssueSeq, linkToken: link?.link_token ?? '' }
  },
})
