import { comeBack, pressPay } from '../../../testing/orders-world.ts'
import { coursesFixture } from '../../teaching/courses/courses.fixture.ts'
import { fixture, MARK } from '../../../testing/full-site/fixture.ts'

/** A parcel that waits to be sent. */
export const deliveriesFixture = fixture({
  after: [coursesFixture],
  async add({ add, member, courseRef, courseSeq }) {
    await add.all("update courses set delivery_cd = '00' where course_seq = $1", [courseSeq])
    const lee = await member('Lee')
    const address = {
      recipient: MARK,
      phone: '01012345678',
      zipcode: '04524',
      addr1: MARK,
      addr2: MARK,
      memo: MARK,
    }
    const { orderNo } = await pressPay(lee, courseRef, { name: MARK, address })
    await comeBack(lee, courseRef, orderNo)
    await add.all("update courses set delivery_cd = '99' where course_seq = $1", [courseSeq])
    const [parcel] = await add.all<{ delivery_seq: number }>('select delivery_seq from deliveries')
    return { deliverySeq: parcel?.delivery_seq ?? 0, trackingNo: '681234567890' }
  },
})
