import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/money/gifts/api'
import { getMembership, listMyMemberships } from 'contract/money/memberships/api'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { MembershipDetail, Mine } from '../memberships/memberships.api.ts'
import type { OwnGift, ReceivedGift } from './gifts.api.ts'
import { GiftScreen } from './GiftScreen.tsx'
import { GiveScreen } from './GiveScreen.tsx'
import { MyGiftsScreen } from './MyGiftsScreen.tsx'
import { GiftListScreen } from './settings/GiftListScreen.tsx'

const membershipSeq = aSeq('membership')
const membership: MembershipDetail = {
  membershipSeq,
  name: '올패스',
  description: '',
  terms: [
    { months: 1, price: 9900 },
    { months: 12, price: 99_000 },
  ],
  classCount: 3,
  isOnSale: true,
  trialDays: 0,
  pauseDays: 0,
  teamSeats: 0,
  classes: [],
}
const card = { brand: '서당카드', cardEnd: '4242', registeredAt: '2026-11-21T03:00:00Z', isTest: true }
const mine = (overrides: Partial<Mine> = {}): Mine => ({
  list: [],
  seats: [],
  joinedBefore: [],
  card,
  mode: 'TEST',
  ...overrides,
})
const gift: OwnGift = {
  giftSeq: aSeq('gift'),
  membershipSeq,
  name: '올패스',
  months: 12,
  price: 99_000,
  state: 'WAITING',
  returnReason: null,
  isRefunded: false,
  isRefundRefused: false,
  paidAt: '2026-11-21T03:00:00Z',
  expiresAt: '2026-12-21T03:00:00Z',
  acceptedAt: null,
  acceptedBy: null,
  email: 'jun@example.com',
  message: '축하해요',
  sentAt: '2026-11-21T03:00:00Z',
}
const received: ReceivedGift = {
  membershipSeq,
  name: '올패스',
  description: '',
  classCount: 3,
  months: 12,
  message: '축하해요',
  givenBy: '미나',
  state: 'WAITING',
  expiresAt: '2026-12-21T03:00:00Z',
}
const session = aMember()
type Rendered = ReturnType<typeof renderSite>
const callsOf = ({ requests }: Pick<Rendered, 'requests'>, endpoint: Parameters<typeof nameOf>[0]) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)

function renderGive(own: Mine) {
  const rendered = renderSite(<GiveScreen />, {
    session,
    path: `/memberships/${membershipSeq}/gift?months=12`,
    route: '/memberships/:membershipSeq/gift',
  })
  rendered.answers(getMembership, membership)
  rendered.answers(listMyMemberships, own)
  return rendered
}

test('giving requires an address and the agreement, and sends what was shown', async () => {
  const { requests, answers } = renderGive(mine())
  const pay = await screen.findByRole('button', { name: '99,000원 결제하고 선물하기' })
  await userEvent.click(pay)
  expect(await screen.findByText('받는 분의 이메일을 입력해 주세요.')).toBeVisible()
  expect(screen.getByText('결제 내용을 확인해 주세요.')).toBeVisible()
  expect(callsOf({ requests }, api.giveMembership)).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: /받는 분 이메일/ }), 'jun@example.com')
  await userEvent.type(screen.getByRole('textbox', { name: /메시지/ }), '축하해요')
  await userEvent.click(screen.getByRole('checkbox'))
  answers(api.giveMembership, gift)
  await userEvent.click(pay)
  await waitFor(() =>
    expect(callsOf({ requests }, api.giveMembership)).toMatchObject([
      { body: { months: 12, price: 99_000, email: 'jun@example.com', message: '축하해요' } },
    ]),
  )
})

test('without a card whom it is for comes later', async () => {
  renderGive(mine({ card: null }))
  expect(await screen.findByText('카드를 등록하면 받는 분을 입력할 수 있어요.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

function renderMine(list: OwnGift[]) {
  const rendered = renderSite(<MyGiftsScreen />, { session, path: '/memberships/gifts' })
  rendered.answers(api.listMyGifts, { list, total: list.length })
  return rendered
}

test('a gift that waits is sent again to another address', async () => {
  const { requests, answers } = renderMine([gift])
  await userEvent.click(await screen.findByRole('button', { name: '다시 보내기' }))
  const dialog = within(await screen.findByRole('dialog'))
  const email = dialog.getByRole('textbox')
  await userEvent.clear(email)
  await userEvent.type(email, 'kai@example.com')
  answers(api.sendGift, { ...gift, email: 'kai@example.com' })
  answers(api.listMyGifts, { list: [{ ...gift, email: 'kai@example.com' }], total: 1 })
  await userEvent.click(dialog.getByRole('button', { name: '보내기' }))
  expect(await screen.findByText('kai@example.com')).toBeVisible()
  expect(callsOf({ requests }, api.sendGift)).toMatchObject([{ body: { email: 'kai@example.com' } }])
})

test('taking a gift back is asked first, says what goes back, and shows that it is refunded', async () => {
  const { answers } = renderMine([gift])
  await userEvent.click(await screen.findByRole('button', { name: '선물 취소' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/99,000원 전액이/)).toBeVisible()
  const back: OwnGift = {
    ...gift,
    state: 'RETURNED',
    returnReason: 'TAKEN_BACK',
    isRefunded: true,
    email: null,
  }
  answers(api.takeGiftBack, back)
  answers(api.listMyGifts, { list: [back], total: 1 })
  await userEvent.click(dialog.getByRole('button', { name: '취소하고 환불받기' }))
  expect(await screen.findByText('환불 완료')).toBeVisible()
  expect(screen.getByText('직접 취소했어요')).toBeVisible()
  expect(screen.queryByRole('button', { name: '선물 취소' })).toBeNull()
})

test('who gave nothing is led to the memberships', async () => {
  renderMine([])
  expect(await screen.findByText('아직 보낸 선물이 없어요')).toBeVisible()
})

const openGift = (own: Parameters<typeof renderSite>[1] = {}) =>
  renderSite(<GiftScreen />, { path: '/memberships/gift?code=abc', route: '/memberships/gift', ...own })

test('a visitor sees the gift and signs in with the way back to it', async () => {
  const { answers } = openGift()
  answers(api.getReceivedGift, received)
  expect(await screen.findByRole('heading', { name: '미나 님이 선물을 보냈어요' })).toBeVisible()
  expect(screen.getByText('축하해요')).toBeVisible()
  const link = screen.getByRole('link', { name: '로그인하고 선물 받기' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/memberships/gift?code=abc')
})

test('a member accepts with one press', async () => {
  const { answers, requests } = openGift({ session })
  answers(api.getReceivedGift, received)
  const accept = await screen.findByRole('button', { name: '선물 받기' })
  answers(api.acceptGift, { membershipSeq, startsOn: '2026-11-21', endsOn: '2027-11-21' })
  answers(api.getReceivedGift, { ...received, state: 'ACCEPTED' })
  await userEvent.click(accept)
  await waitFor(() =>
    expect(callsOf({ requests }, api.acceptGift)).toMatchObject([{ body: { giftCode: 'abc' } }]),
  )
})

test('a gift that was accepted or returned says so', async () => {
  const { answers } = openGift({ session })
  answers(api.getReceivedGift, { ...received, state: 'RETURNED' })
  expect(await screen.findByRole('heading', { name: '취소된 선물이에요' })).toBeVisible()
})

test('staff see who gave what to whom', async () => {
  const { answers } = renderSite(<GiftListScreen />, {
    session: aManager('SITE_SALES_READ'),
    path: '/settings/membership/gifts',
  })
  answers(api.listGifts, {
    list: [{ ...gift, payer: { name: '미나', email: 'mina@example.com' }, orderNo: '20261121-1' }],
    total: 1,
  })
  const row = within(await screen.findByRole('row', { name: /올패스/ }))
  expect(row.getByText('미나')).toBeVisible()
  expect(row.getByText('jun@example.com')).toBeVisible()
  expect(row.getByText('99,000원')).toBeVisible()
})
