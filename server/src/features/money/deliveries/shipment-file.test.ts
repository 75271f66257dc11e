import { expect, test } from 'vitest'
import { downloadDeliveries, shipDeliveries } from 'contract/money/deliveries/api'
import { checkShipmentFile } from 'contract/money/deliveries/shipment-file.api'
import { rowsAt, uploaded } from '../../../testing/spreadsheets.ts'
import { aGoodsShop, someAddress } from '../../../testing/deliveries-world.ts'

test('staff fill in the downloaded list, see which parcel each row means, and send those', async () => {
  const { app, owner, mina, member, channelSeq, buyGoods, parcels } = await aGoodsShop()
  await buyGoods(mina)
  await buyGoods(await member('Jun'), { ...someAddress, recipient: '박준' })
  const { url } = await owner.call(downloadDeliveries, { channelSeq, body: { state: 'READY' } })
  const [heads = [], ...list] = await rowsAt(app, url)
  const filled = list.map((row, at) =>
    row.map((cell, column) => {
      if (heads[column] === '택배사') return at === 0 ? 'CJ대한통운' : null
      return heads[column] === '운송장 번호' && at === 0 ? '6812-3456-7890' : cell
    }),
  )
  const file = await uploaded([heads, ...filled])
  const { rows } = await owner.call(checkShipmentFile, { channelSeq, body: { file } })
  expect(rows).toMatchObject([
    { rowNo: 2, recipient: '김미나', courierCd: 'CJ', trackingNo: '681234567890', fault: null },
    { rowNo: 3, recipient: '박준', fault: 'NUMBER_MISSING' },
  ])
  expect((await parcels({ state: 'READY' })).length).toBe(2)

  const shipments = rows.flatMap(({ deliverySeq, courierCd, trackingNo, fault }) =>
    deliverySeq && courierCd && !fault ? [{ deliverySeq, courierCd, trackingNo }] : [],
  )
  await owner.call(shipDeliveries, { channelSeq, body: { list: shipments } })
  const again = await owner.call(checkShipmentFile, { channelSeq, body: { file } })
  expect(again.rows.map(({ fault }) => fault)).toEqual(['NOT_WAITING', 'NUMBER_MISSING'])
})

test('a file without order numbers is refused, and so is somebody without the permission', async () => {
  const { owner, mina, member, channelSeq } = await aGoodsShop()
  const body = { file: await uploaded([['이름'], ['미나']]) }
  await expect(owner.call(checkShipmentFile, { channelSeq, body })).refuses('WORKBOOK_HEADINGS')
  for (const person of [mina, await member('Tea', 'TCH')])
    await expect(person.call(checkShipmentFile, { channelSeq, body })).refuses('NOT_ALLOWED')
})

test('a number of an order of another site means nothing', async () => {
  const { owner, otherSite, mina, channelSeq, buyGoods } = await aGoodsShop()
  const { orderNo } = await buyGoods(mina)
  const file = await uploaded([
    ['주문번호', '택배사', '운송장 번호'],
    [orderNo, 'CJ', '681234567890'],
  ])
  const there = { channelSeq: otherSite.channelSeq, body: { file } }
  const { rows } = await otherSite.owner.call(checkShipmentFile, there)
  expect(rows).toMatchObject([{ deliverySeq: null, fault: 'ORDER_UNKNOWN' }])
  expect((await owner.call(checkShipmentFile, { channelSeq, body: { file } })).rows).toMatchObject([
    { orderNo, fault: null },
  ])
})
