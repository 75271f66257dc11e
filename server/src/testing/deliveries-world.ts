import { listDeliveries } from 'contract/money/deliveries/api'
import type { Person } from './person.ts'
import { aShop, comeBack, pressPay } from './orders-world.ts'

export const someAddress = {
  recipient: '김미나',
  phone: '01098765432',
  zipcode: '04524',
  addr1: '서울특별시 중구 세종대로 110',
  addr2: '3층',
  memo: '문 앞에 놓아 주세요',
}

/** A shop whose class includes goods, and what its owner sees of the parcels. */
export async function aGoodsShop(options: Parameters<typeof aShop>[0] = {}) {
  const shop = await aShop(options)
  const { add, owner, channelSeq, courseRef, courseSeq } = shop
  await add.all("update courses set delivery_cd = '00' where course_seq = $1", [courseSeq])
  const parcels = async (query: object = {}) => (await owner.call(listDeliveries, { channelSeq, query })).list
  return {
    ...shop,
    parcels,
    oneParcel: async () => {
      const [one] = await parcels()
      if (!one) throw new Error('no parcel')
      return one
    },
    buyGoods: async (who: Person, address = someAddress) => {
      const { orderNo } = await pressPay(who, courseRef, { address })
      return comeBack(who, courseRef, orderNo)
    },
  }
}
