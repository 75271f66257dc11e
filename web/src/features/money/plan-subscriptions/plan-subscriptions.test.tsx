import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf, type Endpoint, type Output } from 'contract/http/endpoint'
import * as api from 'contract/money/plan-subscriptions/api'
import { listManagedChannels } from 'contract/people/members/my-sites.api'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { PlanLimitNote } from './PlanLimitNote.tsx'
import { ServiceCouponScreen } from './ServiceCouponScreen.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import { ServiceHistoryScreen } from './ServiceHistoryScreen.tsx'
import { ServiceManageScreen } from './ServiceManageScreen.tsx'

const session = aManager(
  'SITE_PLAN_READ',
  'SITE_PLAN_UPDATE',
  'SITE_PLAN_COUPON_READ',
  'SITE_PLAN_COUPON_UPDATE',
)
const channel = { channelSeq: aSeq('channel') }
type Info = Output<typeof api.getPlanInfo>

const noLimit = { studentLimit: null, staffLimit: null, storageBytes: null, videoBytes: null, feeRate: null }
const planOf = (planCd: Info['plans'][number]['planCd'], name: string, monthPrice: number | null) => ({
  ...noLimit,
  planCd,
  name,
  description: `${name}의 설명`,
  monthPrice,
  yearPrice: monthPrice && monthPrice * 10,
  isSaas: planCd === 'PRO',
  isOffered: true,
})
const free = { ...planOf('FREE', '프리', null), studentLimit: 30, staffLimit: 2, storageBytes: 5 * 1024 ** 3 }
const pro = planOf('PRO', '프로', 79_000)
const info: Info = {
  isOn: true,
  plan: free,
  saasYn: 'N',
  given: null,
  subscription: null,
  plans: [free, pro],
  hasCard: true,
  canChange: true,
}
const paid: Info = {
  ...info,
  plan: pro,
  saasYn: 'Y',
  subscription: {
    planCd: 'PRO',
    state: 'ACTIVE',
    price: 79_000,
    termMonths: 1,
    periodStart: '2026-11-21',
    periodEnd: '2026-12-21',
    next: null,
    nextAmount: 79_000,
    nextChargeAt: '2026-12-20T15:00:00Z',
  },
}
const usage: Output<typeof api.getPlanUsage> = {
  ...noLimit,
  studentLimit: 30,
  staffLimit: 2,
  shares: [
    { kind: 'STUDENTS', used: 24, limit: 30 },
    { kind: 'STAFF', used: 2, limit: 2 },
    { kind: 'STORAGE', used: 1024, limit: null },
  ],
}
const preview: Output<typeof api.previewPlan> = {
  kind: 'START',
  amount: 39_500,
  discount: 39_500,
  startsOn: '2026-11-21',
  next: { on: '2026-12-21', amount: 79_000 },
  over: [],
}
const callOf = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.findLast(({ name }) => name === nameOf(endpoint))?.call

test('where the installation uses no plans nothing is asked for', async () => {
  const { answers } = renderSite(<ServiceManageScreen />, { session, channel })
  answers(api.getPlanInfo, { ...info, isOn: false, plan: null, plans: [], canChange: false })
  expect(await screen.findByText('모든 기능을 제한 없이 쓰고 있어요')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an owner reads what a plan costs, and pays just that', async () => {
  const { answers, requests, user } = renderSite(<ServiceManageScreen />, { session, channel })
  answers(api.getPlanInfo, info)
  answers(api.getPlanUsage, usage)
  answers(api.previewPlan, preview)
  answers(api.updatePlan, paid)
  answers(api.getPlanInfo, paid)
  answers(api.getPlanUsage, usage)

  expect(await screen.findByText('24명 / 30명')).toBeVisible()
  expect(screen.getByText('한도가 찼어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '프로 선택' }))
  expect(await screen.findByText('−39,500원')).toBeVisible()
  expect(screen.getByText('2026.12.21에 79,000원')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '39,500원 결제하고 바꾸기' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callOf(requests, api.updatePlan)).toMatchObject({
    body: { planCd: 'PRO', termMonths: 1, amount: 39_500 },
  })
})

test('without a card the way to register one is shown, and a plan that is too small cannot be chosen', async () => {
  const { answers, user } = renderSite(<ServiceManageScreen />, { session, channel })
  answers(api.getPlanInfo, { ...info, hasCard: false })
  answers(api.getPlanUsage, usage)
  answers(api.previewPlan, preview)
  await user.click(await screen.findByRole('button', { name: '프로 선택' }))
  expect(await screen.findByRole('link', { name: '카드 등록하기' })).toHaveAttribute(
    'href',
    '/service/servicepaymentinfo',
  )
  expect(screen.getByRole('button', { name: /결제하고 바꾸기/ })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '닫기' }))

  answers(api.previewPlan, { ...preview, kind: 'LATER', amount: 0, discount: 0, over: ['STAFF'] })
  await user.click(screen.getByText('연간'))
  await user.click(screen.getByRole('button', { name: '프로 선택' }))
  expect(await screen.findByText('지금 사용량이 이 요금제의 한도를 넘어요: 운영진')).toBeVisible()
  expect(screen.getByRole('button', { name: '바꾸기' })).toBeDisabled()
})

test('the renewal is switched off after a question, and on again', async () => {
  const { answers, requests, user } = renderSite(<ServiceManageScreen />, { session, channel })
  const ending: Info = {
    ...paid,
    canChange: false,
    subscription: paid.subscription && {
      ...paid.subscription,
      state: 'CANCEL_AT_END',
      nextChargeAt: null,
      nextAmount: null,
    },
  }
  answers(api.getPlanInfo, paid)
  answers(api.getPlanUsage, usage)
  answers(api.subscribeOff, ending)
  answers(api.getPlanInfo, ending)
  answers(api.getPlanUsage, usage)
  await user.click(await screen.findByRole('button', { name: '자동 결제 끄기' }))
  expect(screen.getByText(/2026.12.21까지 지금 요금제를 쓰고/)).toBeVisible()
  const [, confirm] = screen.getAllByRole('button', { name: '자동 결제 끄기' })
  await user.click(confirm ?? document.body)
  expect(await screen.findByText('2026.12.21에 무료 요금제로 바뀌어요')).toBeVisible()
  expect(screen.queryByRole('button', { name: '프로 선택' })).toBeNull()

  answers(api.subscribeOn, paid)
  answers(api.getPlanInfo, paid)
  await user.click(screen.getByRole('button', { name: '자동 결제 다시 켜기' }))
  expect(await screen.findByRole('button', { name: '자동 결제 끄기' })).toBeVisible()
  expect(callOf(requests, api.subscribeOn)).toBeDefined()
})

test('a payment that failed says when it is tried again, a manager changes nothing', async () => {
  const { answers } = renderSite(<ServiceManageScreen />, { session: aManager('SITE_PLAN_READ'), channel })
  answers(api.getPlanInfo, {
    ...paid,
    canChange: false,
    subscription: paid.subscription && { ...paid.subscription, state: 'PAST_DUE' },
  })
  answers(api.getPlanUsage, usage)
  expect(await screen.findByRole('alert')).toHaveTextContent('2026.12.21에 다시 결제해요')
  expect(screen.getByText('요금제는 소유자만 바꿀 수 있어요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /자동 결제/ })).toBeNull()
})

test('payments are listed with what was paid and their receipts', async () => {
  const { answers } = renderSite(<ServiceHistoryScreen />, { session, channel })
  answers(api.listPlanCharges, {
    total: 1,
    list: [
      {
        chargeNo: 'sd-1',
        planCd: 'PRO',
        kind: 'UPGRADE',
        termMonths: 1,
        periodStart: '2026-11-21',
        periodEnd: '2026-12-21',
        amount: 25_000,
        discount: 0,
        state: 'PAID',
        isTest: true,
        receiptUrl: 'https://provider.example/receipt',
        brand: '현대카드',
        cardEnd: '123*',
        requestedAt: '2026-11-21T03:00:00Z',
      },
    ],
  })
  answers(api.getPlanInfo, info)
  expect(await screen.findByText('프로 변경 차액')).toBeVisible()
  expect(screen.getByText('25,000원')).toBeVisible()
  expect(screen.getByRole('link', { name: /영수증/ })).toHaveAttribute(
    'href',
    'https://provider.example/receipt',
  )
})

test('a code is registered, and what is wrong with it is said beside it', async () => {
  const { answers, refuses, requests, user } = renderSite(<ServiceCouponScreen />, { session, channel })
  answers(api.listSitePlanCoupons, { list: [], total: 0 })
  refuses(api.registerPlanCoupon, 'PLAN_COUPON_UNKNOWN')
  const code = await screen.findByLabelText('쿠폰 코드')
  await user.type(code, 'open50')
  await user.click(screen.getByRole('button', { name: '등록하기' }))
  expect(await screen.findByText('PLAN_COUPON_UNKNOWN')).toBeVisible()

  answers(api.registerPlanCoupon, null)
  answers(api.listSitePlanCoupons, {
    total: 1,
    list: [
      {
        planCouponSeq: aSeq('plan-coupon'),
        name: '오픈 기념',
        code: 'OPEN50',
        kind: 'PERCENT',
        value: 50,
        registeredAt: '2026-11-21T03:00:00Z',
        usedAt: null,
      },
    ],
  })
  await user.click(screen.getByRole('button', { name: '등록하기' }))
  expect(await screen.findByText('다음 결제에 사용')).toBeVisible()
  expect(callOf(requests, api.registerPlanCoupon)).toMatchObject({ body: { code: 'OPEN50' } })
})

test('on the platform the site is picked, and stays in the address of every page', async () => {
  const { answers, user, router } = renderSite(<ServiceFrame />, {
    session: aMember(),
    isPlatform: true,
    path: '/service/servicemanage',
    route: '/service/servicemanage',
  })
  const channelSeq = aSeq('channel')
  const site = { channelSeq, name: '온결요가', domain: 'http://demo.localhost:3000', brandShades: [] }
  answers(listManagedChannels, {
    list: [{ ...site, role: 'OWN', joinedAt: '2026-11-21T03:00:00Z' }],
  })
  await user.selectOptions(await screen.findByLabelText('사이트'), String(channelSeq))
  expect(router.state.location.search).toBe(`?channelSeq=${channelSeq}`)
  expect(screen.getByText('이용 중인 요금제와 사용량, 결제를 한곳에서 관리해요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '결제 내역' })).toHaveAttribute(
    'href',
    `/service/servicehistory?channelSeq=${channelSeq}`,
  )
})

test('the dashboard says that a limit comes near, to those who may see the plan', async () => {
  const { answers, unmount } = renderSite(<PlanLimitNote />, { session, channel })
  answers(api.getPlanUsage, usage)
  expect(await screen.findByText('요금제 한도가 찼어요')).toBeVisible()
  expect(screen.getByText(/운영진을 더 추가할 수 없어요/)).toBeVisible()
  unmount()
  const { requests } = renderSite(<PlanLimitNote />, { session: aManager(), channel })
  expect(requests).toEqual([])
})
