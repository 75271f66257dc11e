import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf, type Endpoint, type Output } from 'contract/http/endpoint'
import * as operatorApi from 'contract/money/plan-subscriptions/operator.api'
import { listPlans, savePlan, switchPlans } from 'contract/system/plans/api'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { PlansDeskScreen } from './PlansDeskScreen.tsx'

const basic: Output<typeof listPlans>['list'][number] = {
  planCd: 'BASIC',
  name: '베이직',
  description: '',
  monthPrice: 29_000,
  yearPrice: null,
  studentLimit: 300,
  staffLimit: 5,
  storageBytes: 100 * 1024 ** 3,
  videoBytes: null,
  feeRate: null,
  isSaas: false,
  isOffered: true,
}
const callOf = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.findLast(({ name }) => name === nameOf(endpoint))?.call

test('the operator switches plans on after a question, and changes one', async () => {
  const { answers, requests, user } = renderSite(<PlansDeskScreen />, {
    path: '/admin/plans',
    isPlatform: true,
  })
  answers(listPlans, { isOn: false, list: [basic] })
  answers(switchPlans, null)
  answers(listPlans, { isOn: true, list: [basic] })
  await user.click(await screen.findByRole('button', { name: '요금제 켜기' }))
  expect(screen.getByText(/모든 사이트에 바로 한도가 적용돼요/)).toBeVisible()
  const [, confirm] = screen.getAllByRole('button', { name: '요금제 켜기' })
  await user.click(confirm ?? document.body)
  expect(await screen.findByText('요금제를 운영하고 있어요')).toBeVisible()
  expect(callOf(requests, switchPlans)).toMatchObject({ body: { isOn: true } })

  answers(savePlan, null)
  answers(listPlans, { isOn: true, list: [basic] })
  expect(screen.getByText('29,000원 / 없음')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '베이직 바꾸기' }))
  const staff = screen.getByLabelText(/운영진 수/)
  await user.clear(staff)
  await user.type(staff, '7')
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { isSaas: _, ...stored } = basic
  expect(callOf(requests, savePlan)).toMatchObject({ body: { ...stored, staffLimit: 7 } })
})

test('a site is given a plan until a day', async () => {
  const path = '/admin/plans?shelf=sites'
  const { answers, requests, user } = renderSite(<PlansDeskScreen />, { path, isPlatform: true })
  const channelSeq = aSeq('channel')
  const site = { channelSeq, name: '온결요가', domain: 'http://demo.localhost:3000' }
  answers(listPlans, { isOn: true, list: [basic] })
  answers(operatorApi.listSitePlans, {
    total: 1,
    list: [
      { ...site, planCd: 'BASIC', given: null, subscription: { state: 'PAST_DUE', periodEnd: '2026-12-21' } },
    ],
  })
  expect(await screen.findByText('미납')).toBeVisible()
  answers(operatorApi.givePlan, null)
  await user.click(screen.getByRole('button', { name: '온결요가에 요금제 제공' }))
  await user.selectOptions(screen.getByRole('combobox', { name: '요금제' }), 'BASIC')
  await user.type(screen.getByLabelText(/마지막 날/), '2026-12-31')
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(callOf(requests, operatorApi.givePlan)).toMatchObject({
      body: { givenChannelSeq: channelSeq, planCd: 'BASIC', until: '2026-12-31' },
    }),
  )
})

test('a coupon is made, and ended', async () => {
  const path = '/admin/plans?shelf=coupons'
  const { answers, requests, user } = renderSite(<PlansDeskScreen />, { path, isPlatform: true })
  const planCouponSeq = aSeq('plan-coupon')
  answers(listPlans, { isOn: true, list: [basic] })
  answers(operatorApi.listPlanCoupons, { list: [], total: 0 })
  await user.click(await screen.findByRole('button', { name: '쿠폰 만들기' }))
  await user.type(screen.getByLabelText(/이름/), '오픈 기념')
  await user.type(screen.getByLabelText(/코드/), 'open50')
  await user.type(screen.getByLabelText(/할인 값/), '50')
  answers(operatorApi.createPlanCoupon, null)
  answers(operatorApi.listPlanCoupons, {
    total: 1,
    list: [
      {
        planCouponSeq,
        name: '오픈 기념',
        code: 'OPEN50',
        kind: 'PERCENT',
        value: 50,
        endsOn: null,
        maxUses: 10,
        usedCount: 3,
        isActive: true,
        createdAt: '2026-11-21T03:00:00Z',
      },
    ],
  })
  await user.click(screen.getByRole('button', { name: '만들기' }))
  expect(await screen.findByText('3 / 10')).toBeVisible()
  expect(callOf(requests, operatorApi.createPlanCoupon)).toMatchObject({
    body: { name: '오픈 기념', code: 'OPEN50', kind: 'PERCENT', value: 50, endsOn: null, maxUses: null },
  })
  answers(operatorApi.endPlanCoupon, null)
  await user.click(screen.getByRole('button', { name: '오픈 기념 종료하기' }))
  const buttons = screen.getAllByRole('button', { name: '종료하기' })
  await user.click(buttons.at(-1) ?? document.body)
  await waitFor(() =>
    expect(callOf(requests, operatorApi.endPlanCoupon)).toMatchObject({ body: { planCouponSeq } }),
  )
})
