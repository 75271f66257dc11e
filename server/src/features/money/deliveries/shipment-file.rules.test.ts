import { expect, test } from 'vitest'
import type { DeliverySeq } from 'contract/values/ids'
import { checkShipmentRows, readCourier, type Parcel } from './shipment-file.rules.ts'

const parcel = (deliverySeq: number, orderNo: string, overrides: Partial<Parcel> = {}): Parcel => ({
  deliverySeq: deliverySeq as DeliverySeq,
  orderNo,
  title: '요가',
  state: 'READY',
  recipient: '김미나',
  ...overrides,
})
const parcels = [
  parcel(1, 'A-1'),
  parcel(2, 'B-1', { state: 'SHIPPED' }),
  parcel(3, 'C-1', { title: '책' }),
  parcel(4, 'C-1', { title: '매트' }),
  parcel(5, 'D-1', { title: '책' }),
  parcel(6, 'D-1', { title: '매트', state: 'SHIPPED' }),
]
const number = '681234567890'
type Cells = Parameters<typeof checkShipmentRows>[0][number]['cells']
const check = (...rows: Partial<Cells>[]) =>
  checkShipmentRows(
    rows.map((cells, at) => ({
      rowNo: at + 2,
      cells: { orderNo: 'A-1', title: '', recipient: '', courier: 'CJ', trackingNo: number, ...cells },
    })),
    parcels,
  ).map(({ deliverySeq, fault }) => fault ?? deliverySeq)

test('a row means the parcel of its order, by its product where there are several that wait', () => {
  expect(check({}, { orderNo: 'c-1', title: '매트' }, { orderNo: 'D-1' })).toEqual([1, 4, 5])
  expect(check({ orderNo: 'C-1' }, { orderNo: 'C-1', title: '컵' })).toEqual([
    'SEVERAL_PARCELS',
    'SEVERAL_PARCELS',
  ])
})

test('each row says what is wrong with it, the first thing first', () => {
  expect(
    check(
      { orderNo: '' },
      { orderNo: 'Z-9' },
      { orderNo: 'B-1' },
      { trackingNo: '' },
      { courier: '' },
      { courier: '번개택배' },
      { trackingNo: '12' },
      {},
      {},
    ),
  ).toEqual([
    'ORDER_MISSING',
    'ORDER_UNKNOWN',
    'NOT_WAITING',
    'NUMBER_MISSING',
    'COURIER_UNKNOWN',
    'COURIER_UNKNOWN',
    'NUMBER_WRONG',
    1,
    'DUPLICATE',
  ])
  expect(check({ courier: '기타', trackingNo: '' })).toEqual([1])
})

test('carriers are read as people write them', () => {
  expect(['CJ 대한통운', '대한통운', '우체국', '한진', 'korea post', 'LOGEN', ''].map(readCourier)).toEqual([
    'CJ',
    'CJ',
    'EPOST',
    'HANJIN',
    'EPOST',
    'LOGEN',
    null,
  ])
})
