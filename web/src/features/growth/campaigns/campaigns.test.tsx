import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { listSegmentNames } from 'contract/growth/segments/api'
import { nameOf, type Output } from 'contract/http/endpoint'
import { listCoupons } from 'contract/money/coupons/api'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { aManager } from '../../../testing/people.ts'
import { aCard, notTrashed } from '../../../testing/classes.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { Campaign } from './campaigns.api.ts'
import { CampaignCreateScreen } from './CampaignFormScreen.tsx'
import { CampaignListScreen } from './CampaignListScreen.tsx'
import { CampaignScreen } from './CampaignScreen.tsx'
import { hoursFrom } from './hours.ts'
import { PerformanceScreen } from './PerformanceScreen.tsx'

const campaignId = aSeq('campaign')
const campaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  campaignId,
  name: '겨울 특강',
  channelType: 'EMAIL',
  trigger: 'NOW',
  event: null,
  state: 'DRAFT',
  pauseReason: null,
  isAd: true,
  subject: '#{이름}님께',
  scheduledAt: null,
  startedAt: null,
  finishedAt: null,
  createdAt: '2026-11-26T00:00:00Z',
  counts: {
    queued: 0,
    sent: 0,
    delivered: 0,
    failed: 0,
    skipped: 0,
    uncertain: 0,
    opened: 0,
    clicked: 0,
    unsubscribed: 0,
  },
  ...overrides,
})
const done = campaign({
  state: 'DONE',
  startedAt: '2026-11-26T00:30:00Z',
  counts: { ...campaign().counts, sent: 200, opened: 50, clicked: 10, failed: 3, unsubscribed: 1 },
})
const session = aManager('SITE_MARKETING_READ', 'SITE_MARKETING_UPDATE')

test('the list shows what came of each campaign', async () => {
  const { answers } = renderSite(<CampaignListScreen />, { session, path: '/settings/campaign' })
  answers(api.countCampaigns, { total: 2, counts: { DRAFT: 1, DONE: 1 } })
  answers(api.listCampaigns, {
    list: [done, campaign({ campaignId: 2 as never, name: '봄 특강' })],
    total: 2,
  })
  const row = within((await screen.findByRole('link', { name: '겨울 특강' })).closest('tr') as HTMLElement)
  expect(row.getByText('25%')).toBeVisible()
  expect(row.getByText('5%')).toBeVisible()
  expect(screen.getByText('아직 보내지 않음')).toBeVisible()
})

test('a site without campaigns is shown how to begin', async () => {
  const { answers } = renderSite(<CampaignListScreen />, { session, path: '/settings/campaign' })
  answers(api.countCampaigns, { total: 0, counts: {} })
  answers(api.listCampaigns, { list: [], total: 0 })
  expect(await screen.findByText('아직 캠페인이 없어요')).toBeVisible()
  expect(screen.getAllByRole('link', { name: '캠페인 만들기' })[0]).toHaveAttribute(
    'href',
    '/settings/campaign/create',
  )
})

test('the form says how many get it, and what is missing', async () => {
  const { answers, user, requests } = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create',
  })
  answers(listSegmentNames, [])
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 5, adPhones: 4 })
  answers(listAdminCourses, { list: [], total: 0, counts: {} } as never)
  expect(await screen.findByText(/회원 12명 중 소식 받기에 동의한 8명/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /안내/ }))
  expect(screen.getByText(/메일 주소가 있는 11명/)).toBeVisible()
  await user.type(screen.getByLabelText('캠페인 이름'), '봄 특강')
  await user.click(screen.getByRole('button', { name: '결제한 금액' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('조건의 숫자를 입력해 주세요.')[0]).toBeVisible()
  await user.type(screen.getByLabelText('금액'), '50000')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('제목을 입력해 주세요.')[0]).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: '제목' }), '새 소식')
  expect(
    within(screen.getByRole('region', { name: '받은편지함 미리보기' })).getByText('새 소식'),
  ).toBeVisible()
  expect(requests.some(({ name }) => name === nameOf(api.createCampaign))).toBe(false)
})

const onPage = () =>
  renderSite(<CampaignScreen />, {
    session,
    route: '/settings/campaign/:campaignId',
    path: '/settings/campaign/1',
  })

test('sending says how many get it and goes out once it is confirmed', async () => {
  const { answers, user, requests } = onPage()
  answers(api.getCampaign, {
    ...campaign(),
    content: '<p>안녕하세요</p>',
    alimtalkTemplateSeq: null,
    linkPath: null,
    buttons: [],
    image: null,
    audience: { conditions: [] },
    segment: null,
  })
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 5, adPhones: 4 })
  answers(listAdminCourses, { list: [], total: 0, counts: {} } as never)
  answers(api.sendCampaign, null)
  expect(await screen.findByText('(광고) 김하늘님께')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '보내기' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('지금 조건으로 8명에게 보냅니다.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '보내기' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests.find(({ name }) => name === nameOf(api.sendCampaign))?.call).toMatchObject({
    body: { scheduledAt: null },
  })
})

test('one that waits for staff says why, and where it is mended', async () => {
  const { answers } = onPage()
  answers(api.getCampaign, {
    ...campaign({ state: 'PAUSED', channelType: 'ALIMTALK', isAd: false, pauseReason: 'NotEnoughBalance' }),
    content: '안녕하세요',
    alimtalkTemplateSeq: null,
    linkPath: null,
    buttons: [],
    image: null,
    audience: { conditions: [] },
    segment: null,
  })
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 5, adPhones: 4 })
  answers(listAdminCourses, { list: [], total: 0, counts: {} } as never)
  expect(await screen.findByText('발송이 멈췄어요')).toBeVisible()
  expect(screen.getByText(/NotEnoughBalance/)).toBeVisible()
  expect(screen.getByRole('link', { name: '솔라피 연결 확인' })).toHaveAttribute('href', '/settings/alimtalk')
  expect(screen.getByRole('button', { name: '이어 보내기' })).toBeVisible()
})

test('the performance is a funnel, hours, and everybody on the list', async () => {
  const { answers } = renderSite(<PerformanceScreen />, {
    session,
    route: '/settings/campaign/:campaignId/performance',
    path: '/settings/campaign/1/performance',
  })
  answers(api.getCampaignDashboard, {
    campaign: done,
    hours: [{ hour: '2026-11-26T01:00:00Z', opened: 50, clicked: 10 }],
    bought: [{ currency: 'KRW', people: 2, amount: 60_000 }],
  })
  answers(api.listCampaignMessages, {
    list: [
      {
        userSeq: 1 as never,
        cause: '',
        name: '미나',
        email: 'mina@example.com',
        state: 'FAILED',
        reason: '550',
        sentAt: null,
        openedAt: null,
        clickedAt: null,
      },
    ],
    total: 1,
  })
  expect(await screen.findByText(/60,000원 · 링크를 누르고/)).toBeVisible()
  expect(screen.getByText(/열람 50명, 클릭 10명/)).toBeInTheDocument()
  expect(await screen.findByText('받는 서비스가 거절함 (550)')).toBeVisible()
})

test('hours without anything are hours too', () => {
  const hours = hoursFrom(new Date('2026-11-26T00:30:00Z'), [
    { hour: '2026-11-26T02:00:00Z', opened: 3, clicked: 1 },
  ])
  expect(hours).toHaveLength(48)
  expect(hours.slice(0, 3).map(({ opened }) => opened)).toEqual([0, 0, 3])
})

test('a campaign to a segment is counted within it, and saved with it', async () => {
  const { answers, user, requests } = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create',
  })
  const segmentSeq = aSeq('segment')
  answers(listSegmentNames, [{ segmentSeq, name: '우수 회원', kind: 'MANUAL' }])
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 5, adPhones: 4 })
  expect(await screen.findByText(/회원 12명/)).toBeVisible()
  await screen.findByRole('option', { name: '우수 회원' })
  answers(api.countAudience, { members: 3, reachable: 3, consenting: 2, withPhone: 5, adPhones: 4 })
  await user.selectOptions(screen.getByLabelText('회원 그룹'), '우수 회원')
  expect(await screen.findByText(/회원 3명 중 소식 받기에 동의한 2명/)).toBeVisible()
  const counted = requests.filter(({ name }) => name === nameOf(api.countAudience)).at(-1)?.call
  expect(counted).toMatchObject({ query: { segmentSeq } })
})

test('a copy of a campaign whose segment was deleted asks for other receivers', async () => {
  const { answers, user, requests } = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create?from=1',
  })
  const segment = { segmentSeq: aSeq('segment'), name: '우수 회원', isDeleted: true }
  answers(api.getCampaign, {
    ...done,
    content: '<p>안녕하세요</p>',
    alimtalkTemplateSeq: null,
    linkPath: null,
    buttons: [],
    image: null,
    audience: { conditions: [] },
    segment,
  })
  answers(listSegmentNames, [])
  answers(api.countAudience, { members: 0, reachable: 0, consenting: 0, withPhone: 5, adPhones: 4 })
  expect(await screen.findByLabelText('회원 그룹')).toHaveDisplayValue('우수 회원 (삭제된 그룹)')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('삭제된 회원 그룹이에요. 받는 사람을 다시 골라 주세요.')[0]).toBeVisible()
  expect(requests.some(({ name }) => name === nameOf(api.createCampaign))).toBe(false)
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 5, adPhones: 4 })
  await user.selectOptions(screen.getByLabelText('회원 그룹'), '모든 회원')
  answers(api.createCampaign, { campaignId })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.createCampaign))?.call).toMatchObject({
      body: { segmentSeq: null },
    }),
  )
})

test('a campaign begun at a segment goes to it, and not to everybody when it is gone', async () => {
  const segmentSeq = aSeq('segment')
  const path = `/settings/campaign/create?segment=${segmentSeq}`
  const { answers, unmount } = renderSite(<CampaignCreateScreen />, { session, path })
  answers(listSegmentNames, [{ segmentSeq, name: '우수 회원', kind: 'MANUAL' }])
  answers(api.countAudience, { members: 3, reachable: 3, consenting: 2, withPhone: 5, adPhones: 4 })
  expect(await screen.findByLabelText('회원 그룹')).toHaveDisplayValue('우수 회원')
  unmount()
  const again = renderSite(<CampaignCreateScreen />, { session, path })
  again.answers(listSegmentNames, [])
  again.answers(api.countAudience, { members: 0, reachable: 0, consenting: 0, withPhone: 5, adPhones: 4 })
  expect(await screen.findByLabelText('회원 그룹')).toHaveDisplayValue(`${segmentSeq} (삭제된 그룹)`)
})

test('a campaign that found nobody says so, and names its deleted segment', async () => {
  const { answers } = onPage()
  const segment = { segmentSeq: aSeq('segment'), name: '우수 회원', isDeleted: true }
  answers(api.getCampaign, {
    ...campaign({ state: 'DONE', startedAt: '2026-11-26T00:30:00Z' }),
    content: '<p>안녕하세요</p>',
    alimtalkTemplateSeq: null,
    linkPath: null,
    buttons: [],
    image: null,
    audience: { conditions: [] },
    segment,
  })
  answers(listAdminCourses, { list: [], total: 0, counts: {} } as never)
  expect(await screen.findByText(/아무에게도 보내지 않았어요/)).toBeVisible()
  expect(screen.getByText('회원 그룹: 우수 회원 (삭제된 그룹)')).toBeVisible()
  expect(screen.queryByText('모든 회원')).toBeNull()
})

const yoga = {
  ...aCard({ title: '아침 요가' }),
  ...notTrashed,
  lifecycle: 'RECRUITING' as const,
  createdAt: '2026-11-20T00:00:00Z',
}

test('one that goes out by itself says when, and begins after a question', async () => {
  const { answers, user, requests } = onPage()
  const event = { kind: 'NOT_BEGUN' as const, courseSeqs: [yoga.courseSeq], formSeqs: [], delayDays: 3 }
  const detail = {
    content: '<p>안녕하세요</p>',
    alimtalkTemplateSeq: null,
    linkPath: null,
    buttons: [],
    image: null,
    audience: { conditions: [] },
    segment: null,
  }
  answers(api.getCampaign, { ...campaign({ trigger: 'EVENT', event }), ...detail })
  answers(listAdminCourses, { list: [yoga], total: 1 })
  expect(await screen.findByText('클래스를 시작하지 않으면 3일 뒤 (아침 요가)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '시작하기' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '자동 발송을 시작할까요?' }))
  answers(api.sendCampaign, null)
  answers(api.getCampaign, { ...campaign({ trigger: 'EVENT', event, state: 'ACTIVE' }), ...detail })
  await user.click(dialog.getByRole('button', { name: '시작하기' }))
  expect(await screen.findByText(/한 사람에게 한 번씩 자동으로 보내요/)).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(api.sendCampaign))?.call).toMatchObject({
    body: { scheduledAt: null },
  })
})

test('the form asks what happens, in which classes, and how much later', async () => {
  const { answers, user, requests } = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create',
  })
  answers(listSegmentNames, [])
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 5, adPhones: 4 })
  answers(listAdminCourses, { list: [yoga], total: 1 })
  await user.type(await screen.findByLabelText('캠페인 이름'), '시작 안내')
  await user.click(screen.getByRole('radio', { name: /자동으로 보내기/ }))
  await user.selectOptions(screen.getByLabelText('언제 보낼까요?'), '클래스를 시작하지 않았을 때')
  const days = screen.getByLabelText('며칠 뒤에')
  expect(days).toHaveValue('3')
  await user.clear(days)
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('며칠인지 입력해 주세요.')[0]).toBeVisible()
  await user.selectOptions(screen.getByLabelText('클래스 고르기'), '아침 요가')
  expect(screen.getByRole('button', { name: '아침 요가 빼기' })).toBeVisible()
  expect(requests.some(({ name }) => name === nameOf(api.createCampaign))).toBe(false)
})

test('a live lesson that opens has no delay, and an end has a number of days before it', async () => {
  const { answers, user, requests } = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create?channel=SITE',
  })
  answers(listSegmentNames, [])
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 5, adPhones: 4 })
  answers(listAdminCourses, { list: [yoga], total: 1 })
  await user.type(await screen.findByLabelText('캠페인 이름'), '종료 안내')
  await user.click(screen.getByRole('radio', { name: /자동으로 보내기/ }))
  const what = screen.getByLabelText('언제 보낼까요?')
  await user.selectOptions(what, '라이브 입장이 열렸을 때')
  expect(screen.queryByLabelText('며칠 뒤에')).not.toBeInTheDocument()
  expect(screen.getByText(/강의마다 입장이 열리는 때에 수강생에게 바로 보내요/)).toBeVisible()
  await user.selectOptions(what, '수강 기간이 끝나기 며칠 전')
  expect(screen.getByLabelText('며칠 전에')).toHaveValue('7')
  await user.selectOptions(screen.getByLabelText('클래스 고르기'), '아침 요가')
  await user.type(screen.getByLabelText('본문'), '곧 끝나요')
  answers(api.createCampaign, { campaignId: aSeq('campaign') })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.createCampaign))?.call).toMatchObject({
      body: { event: { kind: 'ACCESS_ENDS', courseSeqs: [yoga.courseSeq], formSeqs: [], delayDays: 7 } },
    }),
  )
})

const coupon: Output<typeof listCoupons>['list'][number] = {
  couponInfoSeq: aSeq('coupon'),
  name: '다시 만나요 쿠폰',
  discountType: 'AMOUNT',
  value: 5000,
  maxDiscount: null,
  minAmount: 0,
  target: 'SITE',
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2027-12-31T00:00:00Z',
  courses: [],
  code: null,
  linkToken: null,
  isDownloadable: false,
  totalLimit: null,
  perUserLimit: 1,
  isReturned: false,
  allowsLevelDiscount: true,
  isActive: true,
  state: 'RUNNING',
  issuedCount: 0,
  usedCount: 0,
  createdAt: '2026-11-01T00:00:00Z',
}
test('who ended a membership is advertised to: no notice is offered, and AlimTalk does not carry it', async () => {
  const { answers, user, requests } = renderSite(<CampaignCreateScreen />, {
    session: aManager('SITE_MARKETING_READ', 'SITE_MARKETING_UPDATE', 'SITE_COUPON_READ'),
    path: '/settings/campaign/create?channel=SITE',
  })
  answers(listSegmentNames, [])
  answers(listCoupons, { list: [coupon] })
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 5, adPhones: 4 })
  await user.type(await screen.findByLabelText('캠페인 이름'), '다시 만나요')
  await user.click(screen.getByRole('radio', { name: /^안내/ }))
  await user.click(screen.getByRole('radio', { name: /자동으로 보내기/ }))
  await user.selectOptions(screen.getByLabelText('언제 보낼까요?'), '멤버십이 끝났을 때')
  expect(screen.queryByRole('radio', { name: /^안내/ })).not.toBeInTheDocument()
  await screen.findByText('다시 만나요 쿠폰')
  await user.selectOptions(screen.getByLabelText('함께 줄 쿠폰'), '다시 만나요 쿠폰')
  expect(screen.getByLabelText('며칠 뒤에')).toHaveValue('14')
  await user.type(screen.getByLabelText('본문'), '다시 시작해 보세요')
  answers(api.createCampaign, { campaignId: aSeq('campaign') })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.createCampaign))?.call).toMatchObject({
      body: {
        isAd: true,
        event: { kind: 'MEMBERSHIP_ENDED', delayDays: 14, couponInfoSeq: coupon.couponInfoSeq },
      },
    }),
  )
})
