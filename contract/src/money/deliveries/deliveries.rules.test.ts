import { expect, test } from 'vitest'
import {
  canMoveDelivery,
  checkShipping,
  couriers,
  deliveryStates,
  isTrackingNo,
  normalizeTrackingNo,
  stateAfter,
  trackingUrl,
} from './deliveries.rules.ts'
import { DeliveryAddress, Shipment } from './schemas.ts'

const next = (from: (typeof deliveryStates)[number]) =>
  deliveryStates.filter((to) => canMoveDelivery(from, to))

test('a parcel is sent once, what is cancelled stays cancelled, and what arrived is not waiting again', () => {
  expect(next('READY')).toEqual(['SHIPPED', 'CANCELLED'])
  expect(next('CANCELLED')).toEqual([])
  expect(next('DELIVERED')).toEqual(['SHIPPED', 'RETURNED'])
  expect(next('SHIPPED')).toContain('READY')
})

const fine = { isCancelled: false, isBeingRefunded: false, hasAddress: true }
test.each([
  ['what waits with an address', 'READY', {}, null],
  ['what was sent', 'SHIPPED', {}, 'DELIVERY_NOT_READY'],
  ['what nobody takes part for any more', 'READY', { isCancelled: true }, 'DELIVERY_CANCELLED'],
  ['what is being refunded', 'READY', { isBeingRefunded: true }, 'DELIVERY_BEING_REFUNDED'],
  ['what has no address', 'READY', { hasAddress: false }, 'DELIVERY_NO_ADDRESS'],
] as const)('sending %s', (_, state, change, expected) => {
  expect(checkShipping(state, { ...fine, ...change })).toBe(expected)
})

test('undoing a shipment of a cancelled order cancels it', () => {
  expect(stateAfter('READY', { isCancelled: true })).toBe('CANCELLED')
  expect(stateAfter('READY', { isCancelled: false })).toBe('READY')
  expect(stateAfter('RETURNED', { isCancelled: true })).toBe('RETURNED')
})

test.each([
  ['CJ', '6812-3456 7890', true],
  ['CJ', 'AB1234567890', false],
  ['CJ', '', false],
  ['EPOST', '6891234567890', true],
  ['EPOST', 'ee123456789kr', true],
  ['EPOST', '689123', false],
  ['LOGEN', '12345678901', true],
  ['OTHER', '', true],
  ['OTHER', '퀵서비스', false],
] as const)('%s takes %s: %s', (courierCd, text, expected) => {
  expect(isTrackingNo(courierCd, normalizeTrackingNo(text))).toBe(expected)
  const read = Shipment.safeParse({ deliverySeq: 1, courierCd, trackingNo: text })
  expect(read.success).toBe(expected)
})

test('every known carrier has a page for a number, and another one has none', () => {
  for (const courierCd of couriers) {
    const url = trackingUrl(courierCd, '123456789012')
    if (courierCd === 'OTHER') expect(url).toBeNull()
    else expect(url).toMatch(/^https:.*123456789012$/)
  }
  expect(trackingUrl('CJ', '1&x=2')).toMatch(/wblNo=1%26x%3D2$/)
})

const address = {
  recipient: '김미나',
  phone: '01012345678',
  zipcode: '04524',
  addr1: '서울특별시 중구 세종대로 110',
  addr2: '3층',
  memo: '',
}
test.each([
  ['complete', {}, true],
  ['without a flat', { addr2: '' }, true],
  ['without a telephone', { phone: '' }, false],
  ['with an old zip of six digits', { zipcode: '100744' }, false],
  ['without a street', { addr1: ' ' }, false],
  ['without a recipient', { recipient: '' }, false],
])('an address %s', (_, change, expected) => {
  expect(DeliveryAddress.safeParse({ ...address, ...change }).success).toBe(expected)
})
