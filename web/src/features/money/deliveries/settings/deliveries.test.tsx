import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  changeDelivery,
  downloadDeliveries,
  listDeliveries,
  shipDeliveries,
} from 'contract/money/deliveries/api'
import { checkShipmentFile } from 'contract/money/deliveries/shipment-file.api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import type { Delivery } from './deliveries.api.ts'
import { DeliveryListScreen } from './DeliveryListScreen.tsx'

const aDelivery = (overrides: Partial<Delivery> = {}): Delivery => ({
  deliverySeq: aSeq('delivery'),
  orderNo: '20261121-AAAA',
  courseSeq: aSeq('course'),
  userSeq: aSeq('user'),
  title: '저녁 요가',
  ordererName: '서윤',
  state: 'READY',
  courierCd: null,
  trackingNo: null,
  shippedAt: null,
  createdAt: '2026-11-21T03:00:00Z',
  isRefundOpen: false,
  address: {
    recipient: '김미나',
    phone: '01098765432',
    zipcode: '04524',
    addr1: '서울특별시 중구 세종대로 110',
    addr2: '3층',
    memo: '문 앞에 놓아 주세요',
  },
  ...overrides,
})
const sent = {
  state: 'SHIPPED',
  courierCd: 'CJ',
  trackingNo: '681234567890',
  shippedAt: '2026-11-22T03:00:00Z',
} as const
const other = {
  recipient: '박준',
  phone: '01055556666',
  zipcode: '04524',
  addr1: '서울',
  addr2: '',
  memo: '',
}

function open(
  list: Delivery[],
  { path = '/settings/delivery', session = aManager('SITE_SALES_READ', 'SITE_SALES_UPDATE') } = {},
) {
  const site = renderSite(<DeliveryListScreen />, { session, path, route: '/settings/delivery' })
  const counts = { READY: list.length, SHIPPED: 3, DELIVERED: 0, RETURNED: 0, CANCELLED: 1 }
  const courses = [{ courseSeq: aSeq('course'), title: '저녁 요가' }]
  site.answers(listDeliveries, { list, total: list.length, counts, courses })
  const callOf = (endpoint: Endpoint) => site.requests.find(({ name }) => name === nameOf(endpoint))
  return { ...site, callOf }
}

test('the list opens with what waits to be sent, and its filters are in the address', async () => {
  const { callOf } = open([aDelivery()])
  expect(await screen.findByText('김미나')).toBeVisible()
  expect(screen.getByText(/문 앞에 놓아 주세요/)).toBeVisible()
  expect(callOf(listDeliveries)).toMatchObject({ call: { query: { state: 'READY' } } })
  const tabs = screen.getByRole('navigation', { name: '배송 상태' })
  expect(within(tabs).getByRole('link', { name: /배송 중/ })).toHaveAttribute(
    'href',
    expect.stringContaining('state=SHIPPED'),
  )
})

test('one parcel is sent with the number of its carrier', async () => {
  const delivery = aDelivery()
  const { user, answers, callOf } = open([delivery])
  await user.click(await screen.findByRole('button', { name: /김미나 님에게 발송/ }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('택배사'), '한진택배')
  await user.click(dialog.getByRole('button', { name: '1건 발송' }))
  expect(dialog.getByText('운송장 번호를 확인해 주세요')).toBeVisible()
  await user.type(dialog.getByLabelText(/운송장 번호/), '1234-5678-9012')
  answers(shipDeliveries, { doneCount: 1, failed: [] })
  await user.click(dialog.getByRole('button', { name: '1건 발송' }))
  await waitFor(() =>
    expect(callOf(shipDeliveries)).toMatchObject({
      call: {
        body: {
          list: [{ deliverySeq: delivery.deliverySeq, courierCd: 'HANJIN', trackingNo: '123456789012' }],
        },
      },
    }),
  )
})

test('several are sent at once, and the one that could not be is named', async () => {
  const { user, answers } = open([aDelivery(), aDelivery({ deliverySeq: aSeq('delivery'), address: other })])
  await user.click(await screen.findByLabelText('전체 선택'))
  await user.click(screen.getByRole('button', { name: '2건 발송' }))
  const dialog = within(screen.getByRole('dialog'))
  for (const field of dialog.getAllByLabelText(/운송장 번호/)) await user.type(field, '123456789012')
  answers(shipDeliveries, { doneCount: 1, failed: [{ at: 1, message: '이미 발송했습니다.' }] })
  await user.click(dialog.getByRole('button', { name: '2건 발송' }))
  expect(await screen.findByText('1건은 발송하지 못했어요')).toBeVisible()
  expect(screen.getByText('박준 · 저녁 요가')).toBeVisible()
  expect(screen.getByText('이미 발송했습니다.')).toBeVisible()
})

test('a shipment is undone after a question, and may be marked as delivered', async () => {
  const { user, answers, callOf } = open([aDelivery(sent)], { path: '/settings/delivery?state=SHIPPED' })
  await user.click(await screen.findByRole('button', { name: '김미나 님의 배송 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '발송 취소' }))
  answers(changeDelivery, aDelivery())
  await user.click(await screen.findByRole('button', { name: '발송 취소' }))
  await waitFor(() => expect(callOf(changeDelivery)).toMatchObject({ call: { body: { state: 'READY' } } }))
})

test('who may only read sends nothing; an open refund and a missing address are shown', async () => {
  open([aDelivery({ isRefundOpen: true, address: null })], { session: aManager('SITE_SALES_READ') })
  expect(await screen.findByText('환불 확인')).toBeVisible()
  expect(screen.getByText('배송지가 지워졌어요')).toBeVisible()
  expect(screen.queryByRole('button', { name: /발송/ })).toBeNull()
})

test('the spreadsheet is of what the filters show', async () => {
  const { user, answers, callOf } = open([aDelivery(sent)], { path: '/settings/delivery?state=ALL&q=미나' })
  await screen.findByText('김미나')
  answers(downloadDeliveries, { url: '/files/spreadsheets/1/sealed' })
  await user.click(screen.getByRole('button', { name: '엑셀 내려받기' }))
  await waitFor(() => expect(callOf(downloadDeliveries)).toMatchObject({ call: { body: { q: '미나' } } }))
})

test('tracking numbers are read from a spreadsheet, and the rows that are right are sent', async () => {
  const [first, second] = [aDelivery(), aDelivery({ orderNo: '20261121-BBBB', address: other })]
  const { user, answers, callOf } = open([first, second])
  await user.click(await screen.findByRole('button', { name: '운송장 엑셀로 등록' }))
  const dialog = within(screen.getByRole('dialog', { name: '운송장 번호를 엑셀로 등록해요' }))
  const row = { title: '저녁 요가', courier: 'CJ', courierCd: 'CJ' as const, trackingNo: '681234567890' }
  const { deliverySeq, orderNo } = first
  answers(checkShipmentFile, {
    rows: [
      { ...row, rowNo: 2, orderNo, recipient: '김미나', deliverySeq, fault: null },
      {
        ...row,
        rowNo: 3,
        orderNo: second.orderNo,
        recipient: '박준',
        trackingNo: '',
        deliverySeq: second.deliverySeq,
        fault: 'NUMBER_MISSING',
      },
    ],
  })
  await user.upload(dialog.getByLabelText(/엑셀 파일/), new File(['PK'], 'list.xlsx'))
  expect(await dialog.findByText('운송장 번호 없음')).toBeVisible()
  answers(shipDeliveries, { doneCount: 0, failed: [{ at: 0, message: '발송 대기 중인 배송이 아닙니다.' }] })
  answers(listDeliveries, {
    list: [first, second],
    total: 2,
    counts: { READY: 2, SHIPPED: 0, DELIVERED: 0, RETURNED: 0, CANCELLED: 0 },
    courses: [],
  })
  await user.click(dialog.getByRole('button', { name: '1건 발송' }))
  expect(await dialog.findByText(/발송 대기 중인 배송이 아닙니다/)).toBeVisible()
  const { courierCd, trackingNo } = row
  expect(callOf(shipDeliveries)).toMatchObject({
    call: { body: { list: [{ deliverySeq, courierCd, trackingNo }] } },
  })
})

test('who may not send parcels uploads no numbers', async () => {
  open([aDelivery()], { session: aManager('SITE_SALES_READ') })
  expect(await screen.findByText('김미나')).toBeVisible()
  expect(screen.queryByRole('button', { name: '운송장 엑셀로 등록' })).toBeNull()
})
