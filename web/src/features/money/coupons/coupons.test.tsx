import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import type { Output } from 'contract/http/endpoint'
import {
  checkCoupons,
  createCoupon,
  listCoupons,
  listMyCoupons,
  receiveCoupon,
  registerCoupon,
} from 'contract/money/coupons/api'
import { getPaymentInfo, pay } from 'contract/money/orders/api'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { getCouponResults } from 'contract/views/coupon-results/api'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aPaymentInfo } from '../../../testing/orders.ts'
import { aSeq } from '../../../testing/things.ts'
import { PaymentScreen } from '../orders/PaymentScreen.tsx'
import { CouponBoxScreen } from './CouponBoxScreen.tsx'
import { CouponLinkScreen } from './CouponLinkScreen.tsx'
import { CouponCreateScreen } from './settings/CouponFormScreen.tsx'
import { CouponListScreen } from './settings/CouponListScreen.tsx'

const couponInfoSeq = aSeq('coupon')
type OwnTicket = Output<typeof listMyCoupons>['list'][number]
const ticket = (overrides: Partial<OwnTicket> = {}): OwnTicket => ({
  couponInfoSeq,
  couponIssueSeq: aSeq('coupon-issue'),
  name: '첫 수강 환영',
  discountType: 'AMOUNT',
  value: 8_000,
  maxDiscount: null,
  allowsLevelDiscount: true,
  minAmount: 0,
  target: 'SITE',
  courses: [],
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2099-12-31T15:00:00Z',
  obstacle: null,
  reservedUntil: null,
  usedAt: null,
  ...overrides,
})

test('the box shows what can be used, and says why the rest cannot', async () => {
  const { answers, user } = renderSite(<CouponBoxScreen />, { session: aMember(), path: '/coupon' })
  answers(listMyCoupons, {
    list: [
      ticket(),
      ticket({ couponIssueSeq: 2 as never, name: '겨울 할인', obstacle: 'NOT_BEGUN' }),
      ticket({ couponIssueSeq: 3 as never, name: '추석 감사', obstacle: 'USED' }),
    ],
  })
  expect(await screen.findByRole('heading', { name: '첫 수강 환영' })).toBeVisible()
  expect(screen.getByText(/부터 쓸 수 있습니다/)).toBeVisible()
  expect(screen.getByText('결제할 때 쓸 쿠폰을 모아 두고, 받은 코드를 등록해요.')).toBeVisible()
  expect(screen.queryByText('추석 감사')).toBeNull()
  await user.click(screen.getByRole('tab', { name: /사용함/ }))
  expect(screen.getByText('추석 감사')).toBeVisible()
})

test('a code that is refused says why under its field', async () => {
  const { answers, refuses, user } = renderSite(<CouponBoxScreen />, { session: aMember(), path: '/coupon' })
  answers(listMyCoupons, { list: [] })
  refuses(registerCoupon, 'COUPON_OVER')
  await user.type(await screen.findByLabelText('쿠폰 코드'), 'CHUSEOK')
  await user.click(screen.getByRole('button', { name: '등록하기' }))
  expect(await screen.findByText('COUPON_OVER')).toBeVisible()
})

test('the address of a coupon puts it into the box', async () => {
  const { answers } = renderSite(<CouponLinkScreen />, {
    session: aMember(),
    route: '/coupon/:linkToken',
    path: '/coupon/abcdefghijklmnop',
  })
  answers(receiveCoupon, { couponIssueSeq: aSeq('coupon-issue') })
  expect(await screen.findByRole('heading', { name: '쿠폰을 받았습니다' })).toBeVisible()
})

const wrongLink = { session: aMember(), route: '/coupon/:linkToken', path: '/coupon/abcdefghijklmnop' }
test.each(['COUPON_UNKNOWN', 'NOT_FOUND'] as const)(
  'a wrong link (%s) says that it is wrong or over, and leads on',
  async (refusal) => {
    const { refuses } = renderSite(<CouponLinkScreen />, wrongLink)
    refuses(receiveCoupon, refusal)
    expect(await screen.findByRole('heading', { name: '쿠폰을 찾을 수 없습니다' })).toBeVisible()
    expect(screen.getByText(/주소가 잘못되었거나 끝난 쿠폰/)).toBeVisible()
    expect(screen.getByRole('link', { name: '내 쿠폰 보기' })).toHaveAttribute('href', '/coupon')
  },
)

test('a link whose coupon was given out says so', async () => {
  const { refuses } = renderSite(<CouponLinkScreen />, wrongLink)
  refuses(receiveCoupon, 'COUPON_ALL_GIVEN')
  expect(await screen.findByRole('heading', { name: '쿠폰을 받지 못했습니다' })).toBeVisible()
})

const checkout = () =>
  renderSite(<PaymentScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/payment',
    path: '/classes/7/payment',
  })

// docs/rules.md R-1201, R-1202
test('the discount of a level is a line of its own, and gives way to a coupon that is not for both', async () => {
  const { answers, user } = checkout()
  const levelDiscount = { name: '골드', percent: 10, amount: 3_000 }
  answers(getPaymentInfo, aPaymentInfo({ discountAmount: 3_000, totalAmount: 27_000, levelDiscount }))
  const small = { ...ticket({ name: '작은 쿠폰' }), discount: 1_000, levelDiscount: 3_000 }
  const alone = {
    ...ticket({ name: '단독 쿠폰', allowsLevelDiscount: false }),
    discount: 2_000,
    levelDiscount: 0,
  }
  answers(checkCoupons, { isPossible: true, list: [small, alone] })
  const amounts = within(await screen.findByRole('complementary', { name: '결제 금액' }))
  expect(await amounts.findByText('쿠폰 ‘작은 쿠폰’')).toBeVisible()
  expect(amounts.getByText('회원 등급 할인 (골드 10%)')).toBeVisible()
  expect(amounts.getByText('26,000원')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '바꾸기' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/등급 할인과 중복 불가/)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: /단독 쿠폰/ }))
  await user.click(dialog.getByRole('button', { name: /적용|쓰기/ }))
  expect(await amounts.findByText('28,000원')).toBeVisible()
  expect(amounts.queryByText(/회원 등급 할인/)).toBeNull()
})

test('the checkout applies the best coupon, and pays the rest with it', async () => {
  const { answers, refuses, requests, user } = checkout()
  answers(getPaymentInfo, aPaymentInfo())
  const other = {
    ...ticket({ couponIssueSeq: 2 as never, name: '작은 쿠폰' }),
    discount: 1_000,
    levelDiscount: 0,
  }
  answers(checkCoupons, {
    isPossible: true,
    list: [{ ...ticket(), discount: 8_000, levelDiscount: 0 }, other],
  })
  refuses(pay, 'COUPON_IN_USE')
  const amounts = within(await screen.findByRole('complementary', { name: '결제 금액' }))
  expect(await amounts.findByText('쿠폰 ‘첫 수강 환영’')).toBeVisible()
  expect(amounts.getByText('22,000원')).toBeVisible()

  await user.click(screen.getByRole('button', { name: '바꾸기' }))
  await user.click(await screen.findByRole('radio', { name: /작은 쿠폰/ }))
  await user.click(screen.getByRole('button', { name: '적용하기' }))
  expect(amounts.getByText('29,000원')).toBeVisible()

  await user.click(screen.getByRole('checkbox'))
  await user.click(amounts.getByRole('button', { name: /결제하기/ }))
  expect(await screen.findByText('COUPON_IN_USE')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(pay))?.call).toMatchObject({
    body: { couponIssueSeq: 2, totalAmount: 29_000 },
  })
})

test('a class sold in dollars says that coupons cannot be used', async () => {
  const { answers } = checkout()
  answers(getPaymentInfo, aPaymentInfo({ currency: 'USD' }))
  answers(checkCoupons, { isPossible: false, list: [] })
  expect(await screen.findByText(/달러로 결제하는/)).toBeVisible()
})

test('staff see what each coupon brought', async () => {
  const { answers } = renderSite(<CouponListScreen />, {
    session: aManager('SITE_COUPON_READ', 'SITE_COUPON_CREATE'),
    path: '/settings/coupons',
  })
  const { couponIssueSeq: _i, obstacle: _o, reservedUntil: _r, usedAt: _u, ...terms } = ticket()
  answers(listCoupons, {
    list: [
      {
        ...terms,
        code: 'WELCOME8',
        linkToken: null,
        isDownloadable: false,
        totalLimit: 300,
        perUserLimit: 1,
        isReturned: true,
        allowsLevelDiscount: true,
        isActive: true,
        state: 'RUNNING',
        issuedCount: 100,
        usedCount: 40,
        createdAt: '2026-11-01T00:00:00Z',
      },
    ],
  })
  answers(getCouponResults, {
    list: [{ couponInfoSeq, currency: 'KRW', sales: 880_000, discount: 320_000, newBuyers: 9 }],
    month: { sales: 440_000, siteSales: 880_000, discount: 80_000, newBuyers: 9, newBuyersBefore: 4 },
  })
  expect(await screen.findByText('WELCOME8 · 모든 클래스')).toBeVisible()
  expect(screen.getByText('40 / 300장')).toBeVisible()
  expect(await screen.findByText('순매출의 50%')).toBeVisible()
  expect(screen.getByText('지난달보다 5명 늘었어요')).toBeVisible()
  expect(screen.getAllByText('880,000원')[0]).toBeVisible()
})

test('a new coupon is checked, shown as a ticket with the most it can cost, and sent', async () => {
  const { answers, requests, user } = renderSite(<CouponCreateScreen />, {
    session: aManager('SITE_COUPON_READ', 'SITE_COUPON_CREATE'),
    path: '/settings/coupons/create',
  })
  answers(listAdminCourses, { list: [], total: 0 })
  answers(createCoupon, { couponInfoSeq: aSeq('coupon') })
  await user.click(await screen.findByRole('button', { name: '쿠폰 발행하기' }))
  expect(screen.getAllByText('쿠폰 이름을 입력해 주세요')[0]).toBeVisible()
  await user.type(screen.getByLabelText('쿠폰 이름'), '친구 초대')
  await user.type(screen.getByLabelText('할인 금액'), '15000')
  await user.type(screen.getByLabelText('쿠폰 코드'), 'friend15')
  expect(screen.getByRole('heading', { name: '친구 초대' })).toBeVisible()
  expect(screen.getByText('100장을 모두 쓰면 할인은 최대 1,500,000원이에요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '쿠폰 발행하기' }))
  await expect
    .poll(() => requests.find(({ name }) => name === nameOf(createCoupon))?.call)
    .toMatchObject({ body: { name: '친구 초대', value: 15_000, code: 'FRIEND15', totalLimit: 100 } })
})
