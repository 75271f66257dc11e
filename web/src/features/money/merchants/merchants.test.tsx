import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { checkMerchant, getMerchants, saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import { getPayMethods, savePayMethods } from 'contract/money/merchants/pay-methods.api'
import { getPayoutTerms } from 'contract/money/settlements/payees.api'
import type { Output } from 'contract/http/endpoint'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { beginTrial, finishTrial, listTrials } from 'contract/money/merchants/trials.api'
import { PaymentSettingsScreen } from './PaymentSettingsScreen.tsx'

const session = aManager('SITE_MERCHANT_UPDATE')
const at = '2026-11-21T03:00:00Z' as never
type Reply = Output<typeof getMerchants>
const merchant: Reply['merchants'][number] = {
  merchantSeq: aSeq('merchant'),
  provider: 'toss',
  mode: 'test',
  publicKeys: { clientKey: 'test_ck_haru0000' },
  secretEnds: { secretKey: '1234' },
  currencies: [],
  connectedAt: at,
  checkedAt: at,
  lastError: null,
  heardAt: null,
  webhookUrl: 'https://seodang.example/api/v1.0/channels/1/payments/notices/abc',
}
const stored = (overrides: Partial<Reply> = {}): Reply => ({
  merchants: [merchant],
  depositAccount: null,
  exchangeRate: null,
  state: 'SANDBOX',
  ...overrides,
})
const callOf = (requests: { name: string; call: unknown }[], endpoint: Parameters<typeof nameOf>[0]) =>
  requests.find(({ name }) => name === nameOf(endpoint))?.call

test('says that only test payments are taken, checks the keys by their form, and saves them', async () => {
  const { answers, requests, user } = renderSite(<PaymentSettingsScreen />, { session })
  answers(getMerchants, stored({ merchants: [] }))
  answers(saveMerchant, { merchantSeq: merchant.merchantSeq })
  answers(getMerchants, stored())
  answers(getMerchants, stored())

  expect(await screen.findByText(/결제사가 연결되지 않아 시험 결제만 받고 있어요/)).toBeVisible()
  await user.type(screen.getByLabelText('클라이언트 키'), 'test_sk_haru1234')
  expect(
    screen.getAllByText('여기에 입력한 값은 시크릿 키예요. 클라이언트 키를 입력해 주세요')[0],
  ).toBeVisible()
  await user.clear(screen.getByLabelText('클라이언트 키'))
  await user.type(screen.getByLabelText('클라이언트 키'), 'test_ck_haru0000')
  await user.type(screen.getByLabelText('시크릿 키'), 'test_sk_haru1234')
  await user.click(screen.getByRole('button', { name: '저장하기' }))

  expect(await screen.findByText(/아래에서 결제 받기를 시작해 주세요/)).toBeVisible()
  expect(callOf(requests, saveMerchant)).toMatchObject({
    body: {
      merchantSeq: null,
      provider: 'toss',
      mode: 'test',
      keys: { clientKey: 'test_ck_haru0000', secretKey: 'test_sk_haru1234' },
    },
  })
  expect(screen.getByText('저장된 키가 있어요(끝 4자리 1234). 바꾸려면 새로 입력해 주세요.')).toBeVisible()
})

test('names test keys that are entered for real payments', async () => {
  const { answers, requests, user } = renderSite(<PaymentSettingsScreen />, { session })
  answers(getMerchants, stored())
  await user.click(await screen.findByRole('radio', { name: /실제 결제/ }))
  await user.type(screen.getByLabelText('클라이언트 키'), 'test_ck_haru0000')
  expect(screen.getAllByText('클라이언트 키가 선택한 결제 종류와 달라요')[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(callOf(requests, saveMerchant)).toBeUndefined()
})

test('takes payments in a currency, and says what a check found', async () => {
  const { answers, requests, user } = renderSite(<PaymentSettingsScreen />, { session })
  const used = { ...merchant, currencies: ['KRW' as const] }
  answers(getMerchants, stored())
  answers(switchMerchant, null)
  answers(getMerchants, stored({ merchants: [used], state: 'TEST' }))
  answers(checkMerchant, { verdict: 'REFUSED' })
  answers(listTrials, { trials: [] })
  answers(listTrials, { trials: [] })
  answers(getMerchants, stored({ merchants: [{ ...used, lastError: 'REFUSED' }], state: 'TEST' }))

  await user.click(await screen.findByRole('button', { name: '원화 시험 결제 받기' }))
  expect(await screen.findByText(/시험 결제만 받고 있어요/)).toBeVisible()
  expect(callOf(requests, switchMerchant)).toMatchObject({ body: { currencies: ['KRW'] } })
  await user.click(screen.getByRole('button', { name: '키 확인하기' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('저장된 키를 받아들이지 않았어요')
})

const trial: Output<typeof finishTrial> = {
  merchantTrialSeq: aSeq('merchant-trial'),
  merchantSeq: merchant.merchantSeq,
  state: 'CANCELLED',
  currency: 'KRW',
  amount: 1000,
  cardName: '신한카드',
  createdAt: at,
  capturedAt: at,
  eventAt: at,
  windowMs: 800,
  confirmMs: 1200,
  cancelMs: 900,
  failedStep: null,
  failCode: null,
}

test('an owner who returns from a trial sees each step with its time', async () => {
  const { answers, requests } = renderSite(<PaymentSettingsScreen />, {
    session,
    path: `/settings/payments?trial=${merchant.merchantSeq}&orderNo=trial-1&paymentKey=tgen_1&amount=1000`,
    route: '/settings/payments',
  })
  answers(getMerchants, stored())
  answers(listTrials, { trials: [trial] })
  answers(finishTrial, trial)
  answers(getMerchants, stored())
  answers(listTrials, { trials: [trial] })
  expect(await screen.findByText('결제부터 취소까지 모두 성공했어요')).toBeVisible()
  expect(callOf(requests, finishTrial)).toMatchObject({ body: { paymentKey: 'tgen_1', code: null } })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      '결제창성공0.8초',
      '1,000원 승인성공1.2초',
      '알림 수신성공0.0초',
      '1,000원 취소성공0.9초',
    ]),
  )
  expect(screen.getByText(/신한카드 · 남은 돈 없음/)).toBeVisible()
})

test('a step that failed says why, and a trial that cannot begin stays on the page', async () => {
  const { answers, requests, user } = renderSite(<PaymentSettingsScreen />, { session })
  answers(getMerchants, stored())
  const failed = {
    ...trial,
    state: 'UNPAID',
    capturedAt: null,
    eventAt: null,
    confirmMs: null,
    cancelMs: null,
  } as const
  answers(listTrials, {
    trials: [{ ...failed, failedStep: 'CONFIRM', failCode: 'REJECT_CARD_COMPANY' }],
  })
  answers(beginTrial, { redirectUrl: null })
  answers(getMerchants, stored())
  answers(listTrials, {
    trials: [{ ...failed, windowMs: null, failedStep: 'WINDOW', failCode: 'KEYS_REFUSED' }],
  })
  expect(await screen.findByText('카드사에서 결제를 승인하지 않았습니다')).toBeVisible()
  expect(screen.getByText('결제되지 않았어요. 돈은 빠져나가지 않았어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '다시 시험하기' }))
  expect(await screen.findByText(/결제사에서 키를 받아들이지 않았어요/)).toBeVisible()
  expect(callOf(requests, beginTrial)).toMatchObject({ params: { merchantSeq: merchant.merchantSeq } })
})

const topic = async (name: string) => {
  const card = within(await screen.findByRole('list', { name: '돈 받기' }))
    .getByRole('heading', { name })
    .closest('li')
  if (!card) throw new Error(`no card ${name}`)
  return within(card)
}

test('a card each says what is done, needed or optional before a site is paid, with one next step', async () => {
  const { answers } = renderSite(<PaymentSettingsScreen />, { session })
  const live = { ...merchant, mode: 'live' as const, currencies: ['KRW' as const] }
  answers(getMerchants, stored({ merchants: [live], state: 'LIVE' }))
  answers(listTrials, { trials: [trial] })
  answers(getPayMethods, { offered: ['KAKAOPAY', 'CARD'], chosen: ['KAKAOPAY', 'CARD'] })
  answers(getPayoutTerms, { feeRate: 350, isCollected: false, payee: null })

  const provider = await topic('결제사')
  expect(await provider.findByText('완료')).toBeVisible()
  expect(await provider.findByRole('link', { name: '알림 주소 보기' })).toHaveAttribute('href', '#notices')
  expect(await (await topic('결제 수단')).findByText('카카오페이 · 신용·체크카드')).toBeVisible()
  expect((await topic('무통장입금 계좌')).getByText('선택')).toBeVisible()
  const business = await topic('사업자 정보')
  expect(business.getByText('필요')).toBeVisible()
  expect(business.getByRole('link')).toHaveAttribute('href', '/settings/configuration')
  expect(await (await topic('수수료')).findByText('플랫폼: 순매출의 3.5% + 부가세')).toBeVisible()
  expect((await topic('정산금 입금')).getByText(/계약서의 계좌로 바로 입금해요/)).toBeVisible()
})

test('where the platform collects, the account for payouts is needed', async () => {
  const { answers } = renderSite(<PaymentSettingsScreen />, { session })
  answers(getMerchants, stored())
  answers(listTrials, { trials: [] })
  answers(getPayoutTerms, { feeRate: 0, isCollected: true, payee: null })
  const payout = await topic('정산금 입금')
  expect(await payout.findByRole('link', { name: '입금 계좌 등록하기' })).toHaveAttribute(
    'href',
    '/settings/settlement-document',
  )
  expect(payout.getByText('필요')).toBeVisible()
  expect(await (await topic('수수료')).findByText('플랫폼 수수료는 없어요.')).toBeVisible()
})

test('offers the ways to pay that the site switches on, and never none', async () => {
  const { answers, requests, user } = renderSite(<PaymentSettingsScreen />, { session })
  answers(getMerchants, stored())
  answers(getPayMethods, { offered: ['KAKAOPAY', 'CARD', 'VIRTUAL_ACCOUNT'], chosen: ['CARD'] })
  answers(savePayMethods, null)
  await user.click(await screen.findByRole('checkbox', { name: '신용·체크카드' }))
  expect(screen.getByText('결제 수단을 하나 이상 선택해 주세요.')).toBeVisible()
  expect(screen.getByRole('button', { name: '결제 수단 저장' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /가상계좌/ }))
  await user.click(screen.getByRole('checkbox', { name: '카카오페이' }))
  await user.click(screen.getByRole('button', { name: '결제 수단 저장' }))
  await waitFor(() =>
    expect(callOf(requests, savePayMethods)).toMatchObject({
      body: { chosen: ['KAKAOPAY', 'VIRTUAL_ACCOUNT'] },
    }),
  )
})
