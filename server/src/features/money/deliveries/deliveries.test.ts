import { memberErased } from 'contract/people/members/events'
import { expect, test } from 'vitest'
import { openOrderers } from '../../../commands/orderers.ts'
import { asOwner } from '../../../platform/db/roles.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import {
  changeDelivery,
  downloadDeliveries,
  listDeliveries,
  shipDeliveries,
} from 'contract/money/deliveries/api'
import { createCoupon, registerCoupon } from 'contract/money/coupons/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import {
  getOrder,
  getPaymentInfo,
  getPaymentOffer,
  listMyOrders,
  refundOrder,
} from 'contract/money/orders/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aGoodsShop, someAddress } from '../../../testing/deliveries-world.ts'
import { couponBody } from '../../../testing/coupons-world.ts'
import { comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { aPackageShop, PACKAGE_PRICE } from '../../../testing/packages-world.ts'

type Shop = Awaited<ReturnType<typeof aGoodsShop>>

const cj = { courierCd: 'CJ', trackingNo: '6812-3456-7890' } as const
async function ship({ owner, channelSeq, oneParcel }: Shop) {
  const { deliverySeq } = await oneParcel()
  return owner.call(shipDeliveries, { channelSeq, body: { list: [{ deliverySeq, ...cj }] } })
}
const refund = ({ owner, channelSeq }: Shop, orderNo: string) =>
  owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'asked for it' } })

test('goods need an address, which is kept with the order and filled in the next time', async () => {
  const shop = await aGoodsShop()
  const { mina, visitor, courseRef, channelSeq, add } = shop
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ deliveryCd: '00', address: null })
  expect((await visitor.call(getPaymentOffer, courseRef)).deliveryCd).toBe('00')
  await expect(pressPay(mina, courseRef)).refuses('DELIVERY_ADDRESS_NEEDED')
  expect(await add.all('select 1 from orders')).toEqual([])
  const broken = pressPay(mina, courseRef, { address: { ...someAddress, zipcode: '123' } })
  await expect(broken).refuses('BAD_INPUT')

  const { orderNo } = await pressPay(mina, courseRef, { address: someAddress })
  await pressPay(mina, courseRef, { address: { ...someAddress, addr2: '5층' } })
  const { delivery } = await mina.call(getOrder, { channelSeq, orderNo })
  expect(delivery).toEqual({ address: { ...someAddress, addr2: '5층' }, parcels: [] })
  expect((await mina.call(getPaymentInfo, courseRef)).address?.addr2).toBe('5층')
})

test('a payment makes one parcel, however often its provider reports it', async () => {
  const shop = await aGoodsShop()
  const { mina, courseRef, channelSeq, parcels, buyGoods } = shop
  const { orderNo } = await buyGoods(mina)
  await Promise.all([comeBack(mina, courseRef, orderNo), comeBack(mina, courseRef, orderNo)])

  expect(await parcels()).toMatchObject([
    { orderNo, state: 'READY', address: someAddress, courierCd: null, isRefundOpen: false },
  ])
  const { list } = await mina.call(listMyOrders, { channelSeq })
  expect(list).toMatchObject([{ delivery: { address: someAddress, parcels: [{ state: 'READY' }] } }])
})

test('a class without goods asks for no address and stores none', async () => {
  const { mina, courseRef, add, buyGoods, parcels, channelSeq } = await aGoodsShop()
  await add.all("update courses set delivery_cd = '99'")
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ deliveryCd: '99', address: null })
  const { orderNo } = await buyGoods(mina)
  expect((await mina.call(getOrder, { channelSeq, orderNo })).delivery).toBeNull()
  expect(await add.all('select 1 from order_addresses')).toEqual([])
  expect(await parcels()).toEqual([])
})

test('an order that was begun before goods were added is begun anew with an address', async () => {
  const { mina, courseRef, add, parcels } = await aGoodsShop()
  await add.all("update courses set delivery_cd = '99'")
  const before = await pressPay(mina, courseRef)
  await add.all("update courses set delivery_cd = '00'")
  const { orderNo } = await pressPay(mina, courseRef, { address: someAddress })
  expect(orderNo).not.toBe(before.orderNo)
  await add.all("update courses set delivery_cd = '99'")
  await comeBack(mina, courseRef, orderNo)
  expect(await parcels()).toMatchObject([{ state: 'READY' }])
})

test('its buyer learns that goods were sent, by mail and notification, with a page to track them', async () => {
  const shop = await aGoodsShop()
  const { mina, channelSeq, app, mails, buyGoods, oneParcel } = shop
  const { orderNo } = await buyGoods(mina)
  await app.workOnce()
  mails.length = 0

  expect(await ship(shop)).toEqual({ doneCount: 1, failed: [] })
  await app.workOnce()

  expect(await oneParcel()).toMatchObject({ state: 'SHIPPED', courierCd: 'CJ', trackingNo: '681234567890' })
  expect(mails).toMatchObject([{ to: 'mina@example.com' }])
  expect(mails[0]?.text).toContain('wblNo=681234567890')
  const { delivery } = await mina.call(getOrder, { channelSeq, orderNo })
  expect(delivery?.parcels).toMatchObject([{ state: 'SHIPPED', courierCd: 'CJ' }])
  const { list } = await mina.call(listAlarms, { channelSeq, query: {} })
  expect(list.filter(({ path }) => path === '/paymenthistory')).toHaveLength(1)
})

test('several parcels are sent at once, each by itself; one that was sent before is named', async () => {
  const shop = await aGoodsShop()
  const { owner, mina, member, channelSeq, buyGoods, parcels } = shop
  await buyGoods(mina)
  await ship(shop)
  await buyGoods(await member('Jun'))
  const [second, first] = await parcels()
  if (!first || !second) throw new Error('no parcels')
  const list = [first, second].map(({ deliverySeq }) => ({ deliverySeq, ...cj }))
  const { doneCount, failed } = await owner.call(shipDeliveries, { channelSeq, body: { list } })
  expect([doneCount, failed]).toMatchObject([1, [{ at: 0 }]])
  const wrong = { list: [{ deliverySeq: first.deliverySeq, courierCd: 'CJ' as const, trackingNo: '12' }] }
  await expect(owner.call(shipDeliveries, { channelSeq, body: wrong })).refuses('BAD_INPUT')
})

test('a refund before the goods are sent cancels the parcel, one afterwards does not', async () => {
  const shop = await aGoodsShop()
  const { mina, member, buyGoods, oneParcel, parcels } = shop
  const { orderNo } = await buyGoods(mina)
  await refund(shop, orderNo)
  expect(await oneParcel()).toMatchObject({ state: 'CANCELLED' })
  expect(await ship(shop)).toMatchObject({ doneCount: 0, failed: [{}] })

  const jun = await buyGoods(await member('Jun'))
  await ship(shop)
  await refund(shop, jun.orderNo)
  expect((await parcels()).map(({ state }) => state)).toEqual(['SHIPPED', 'CANCELLED'])
})

test('nothing is sent while a refund is at its provider, and a shipment that is undone then is cancelled', async () => {
  const shop = await aGoodsShop()
  const { owner, mina, channelSeq, gateway, buyGoods, oneParcel } = shop
  const { orderNo } = await buyGoods(mina)
  gateway.control.isMute = true
  await expect(refund(shop, orderNo)).refuses('REFUND_FAILED')
  expect(await oneParcel()).toMatchObject({ state: 'READY', isRefundOpen: true })
  expect(await ship(shop)).toMatchObject({ doneCount: 0 })
  gateway.control.isMute = false
  await refund(shop, orderNo)
  const { deliverySeq } = await oneParcel()
  const undo = owner.call(changeDelivery, { channelSeq, deliverySeq, body: { state: 'READY' } })
  await expect(undo).refuses('DELIVERY_MOVED')
})

test('a refund and a shipment at the same moment end with one of them', async () => {
  const shop = await aGoodsShop()
  const { orderNo } = await shop.buyGoods(shop.mina)
  const [shipped] = await Promise.all([ship(shop), refund(shop, orderNo)])
  const { state } = await shop.oneParcel()
  expect(state).toBe(shipped.doneCount === 1 ? 'SHIPPED' : 'CANCELLED')
})

test('staff undo a shipment, and say that it arrived or came back', async () => {
  const shop = await aGoodsShop()
  const { owner, mina, channelSeq, buyGoods, oneParcel } = shop
  const { orderNo } = await buyGoods(mina)
  const { deliverySeq } = await oneParcel()
  const move = (state: 'READY' | 'SHIPPED' | 'DELIVERED' | 'RETURNED') =>
    owner.call(changeDelivery, { channelSeq, deliverySeq, body: { state } })
  await expect(move('SHIPPED')).refuses('DELIVERY_MOVED')
  await ship(shop)
  expect(await move('READY')).toMatchObject({ state: 'READY', courierCd: null, shippedAt: null })
  await ship(shop)
  expect(await move('DELIVERED')).toMatchObject({ state: 'DELIVERED', courierCd: 'CJ' })
  expect(await move('RETURNED')).toMatchObject({ state: 'RETURNED' })
  await refund(shop, orderNo)
  expect(await move('READY')).toMatchObject({ state: 'CANCELLED' })
})

test('what a coupon pays in full is sent too, and no more once the enrolment is cancelled', async () => {
  const shop = await aGoodsShop()
  const { owner, mina, app, courseRef, channelSeq, add, oneParcel } = shop
  await owner.call(createCoupon, { channelSeq, body: couponBody({ value: PRICE }) })
  const { couponIssueSeq } = await mina.call(registerCoupon, { channelSeq, body: { code: 'WELCOME8' } })
  const { orderNo } = await pressPay(mina, courseRef, {
    address: someAddress,
    totalAmount: 0,
    couponIssueSeq,
  })
  expect(await oneParcel()).toMatchObject({ orderNo, state: 'READY' })
  const { attendSeq } = await mina.call(getOrder, { channelSeq, orderNo })
  if (attendSeq === null) throw new Error('no enrolment')
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: { reason: 'by mistake' } })
  expect(await ship(shop)).toMatchObject({ doneCount: 0 })
  await app.workOnce()
  expect(await oneParcel()).toMatchObject({ state: 'CANCELLED' })
  expect(await add.all('select 1 from refunds')).toEqual([])
})

test('a package sends the goods of its classes, each in a parcel of its own', async () => {
  const shop = await aPackageShop()
  const { mina, owner, add, other, channelSeq, packageRef } = shop
  await add.all("update courses set delivery_cd = '00' where course_seq = $1", [other.courseSeq])
  expect((await mina.call(getPaymentInfo, packageRef)).deliveryCd).toBe('00')
  await expect(shop.pressPackage(mina)).refuses('DELIVERY_ADDRESS_NEEDED')
  const { orderNo } = await shop.pressPackage(mina, { address: someAddress })
  await comeBack(mina, packageRef, orderNo, { amount: PACKAGE_PRICE })
  const { list } = await owner.call(listDeliveries, { channelSeq, query: {} })
  expect(list).toMatchObject([{ orderNo, courseSeq: other.courseSeq, state: 'READY' }])
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'x' } })
  const after = await owner.call(listDeliveries, { channelSeq, query: {} })
  expect(after.list).toMatchObject([{ state: 'CANCELLED' }])
})

test('parcels are found by state, class, name, telephone and number, and downloaded', async () => {
  const shop = await aGoodsShop()
  const { owner, mina, member, channelSeq, courseSeq, buyGoods, parcels, app } = shop
  const { orderNo } = await buyGoods(mina)
  await ship(shop)
  await buyGoods(await member('Jun'), { ...someAddress, recipient: '박준', phone: '01055556666' })
  const found = async (query: object) => (await parcels(query)).map(({ address }) => address?.recipient)
  expect(await found({ state: 'READY' })).toEqual(['박준'])
  expect(await found({ q: '미나' })).toEqual(['김미나'])
  expect(await found({ q: '010-5555' })).toEqual(['박준'])
  expect(await found({ q: '6812-3456' })).toEqual(['김미나'])
  expect(await found({ q: orderNo })).toEqual(['김미나'])
  expect(await found({ courseSeq, state: 'SHIPPED' })).toEqual(['김미나'])
  expect(await found({ courseSeq: courseSeq + 1 })).toEqual([])
  const { counts, courses } = await owner.call(listDeliveries, { channelSeq, query: { state: 'READY' } })
  expect([counts.READY, counts.SHIPPED, courses.map((one) => one.courseSeq)]).toEqual([1, 1, [courseSeq]])

  const { url } = await owner.call(downloadDeliveries, { channelSeq, body: { state: 'READY' } })
  const [heads, ...rows] = await rowsAt(app, url)
  expect(heads).toEqual(expect.arrayContaining(['받는 사람', '우편번호', '배송 메시지']))
  expect(rows).toMatchObject([expect.arrayContaining(['박준', '010-5555-6666', '04524'])])
})

test('learners and staff without the permission see no addresses', async () => {
  const { mina, channelSeq, buyGoods } = await aGoodsShop()
  await buyGoods(mina)
  await expect(mina.call(listDeliveries, { channelSeq, query: {} })).refuses('NOT_ALLOWED')
})

test('the address of somebody who is erased is nowhere but in the sealed record of the order', async () => {
  const { mina, minaSeq, app, add, channelSeq, buyGoods, oneParcel, clone } = await aGoodsShop()
  const { orderNo } = await buyGoods(mina)
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await oneParcel()).toMatchObject({ state: 'CANCELLED', address: null })
  expect(await add.all('select 1 from order_addresses')).toEqual([])
  const opened = await asOwner(clone.url, (db) => openOrderers(db, orderNo, app.ports.secrets))
  expect(opened).toMatchObject([{ address: someAddress }])
})
