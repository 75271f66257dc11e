import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/growth/alimtalk/api'
import {
  countAudience,
  createCampaign,
  getCampaign,
  listCampaignMessages,
  listCampaigns,
} from 'contract/growth/campaigns/api'
import { listSegmentNames } from 'contract/growth/segments/api'
import { nameOf, type Output } from 'contract/http/endpoint'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { CampaignCreateScreen } from './CampaignFormScreen.tsx'
import { AlimtalkScreen } from './AlimtalkScreen.tsx'
import { AlimtalkSendScreen } from './AlimtalkSendScreen.tsx'
import type { AlimtalkAccount, AlimtalkTemplate } from '../alimtalk/alimtalk.api.ts'

const session = aManager('SITE_MARKETING_READ', 'SITE_MARKETING_UPDATE')
const at = '2026-11-26T03:00:00Z'
const account: AlimtalkAccount = {
  apiKey: 'key-of-haru',
  channels: [
    { pfId: 'PF1', searchId: '@haru', name: '하루 학당' },
    { pfId: 'PF2', searchId: '@haru2', name: '하루 스튜디오' },
  ],
  pfId: null,
  senderNumber: null,
  refusalNumber: null,
  unitPrices: { ALIMTALK: null, FRIENDTALK: null, FRIENDTALK_IMAGE: null, SMS: null, LMS: null, MMS: null },
  balance: 12_345,
  connectedAt: at,
  checkedAt: at,
  lastError: null,
}
const template: AlimtalkTemplate = {
  alimtalkTemplateSeq: aSeq('alimtalk-template'),
  name: '수업 안내',
  content: '#{이름}님, 수업이 곧 시작돼요.',
  buttons: [{ name: '수업 보기', url: 'https://haru.example/me' }],
  state: 'DRAFT',
  comment: null,
  updatedAt: at,
}
type Reply = Output<typeof api.getAlimtalk>

function open(reply: Reply) {
  const shown = renderSite(<AlimtalkScreen />, { session, path: '/settings/alimtalk' })
  shown.answers(api.getAlimtalk, reply)
  shown.answers(listCampaigns, { list: [], total: 0 })
  const sent = (endpoint: Parameters<typeof nameOf>[0]) =>
    shown.requests.find(({ name }) => name === nameOf(endpoint))?.call
  return { ...shown, sent }
}

test('a site is led to its account, and chooses the channel that sends', async () => {
  const { user, answers, sent } = open({ account: null, templates: [] })
  expect(await screen.findByText('연결 안 됨')).toBeVisible()
  expect(screen.queryByRole('link', { name: '알림톡 보내기' })).toBeNull()
  await user.type(screen.getByLabelText('API Key'), ' key-of-haru ')
  await user.click(screen.getByRole('button', { name: '확인하고 연결하기' }))
  expect(screen.getByText('입력해 주세요')).toBeVisible()
  await user.type(screen.getByLabelText('API Secret'), 'hidden')
  answers(api.connectAlimtalk, null)
  answers(api.getAlimtalk, { account, templates: [] })
  await user.click(screen.getByRole('button', { name: '확인하고 연결하기' }))
  expect(await screen.findByText('12,345원')).toBeVisible()
  expect(sent(api.connectAlimtalk)).toMatchObject({ body: { apiKey: 'key-of-haru', apiSecret: 'hidden' } })
  answers(api.chooseKakaoChannel, null)
  answers(api.getAlimtalk, { account: { ...account, pfId: 'PF2' }, templates: [] })
  await user.selectOptions(screen.getByLabelText('보내는 채널'), '하루 스튜디오 @haru2')
  expect(sent(api.chooseKakaoChannel)).toMatchObject({ body: { pfId: 'PF2' } })
})

test('a template is written with its message beside it, and sent to review', async () => {
  const { user, answers, sent } = open({ account, templates: [] })
  await user.click(await screen.findByRole('button', { name: '템플릿 만들기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '알림톡 템플릿 만들기' }))
  await user.type(dialog.getByLabelText('템플릿 이름'), '수업 안내')
  await user.click(dialog.getByLabelText('내용'))
  await user.paste('#{이름}님, #{나이}')
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(dialog.getByText('쓸 수 없는 변수가 있어요: #{나이}')).toBeVisible()
  await user.clear(dialog.getByLabelText('내용'))
  await user.paste('#{이름}님, 안녕하세요')
  expect(
    within(dialog.getByRole('region', { name: '카카오톡 미리보기' })).getByText('김하늘님, 안녕하세요'),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '버튼 추가' }))
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(dialog.getByText('버튼 이름과 https 주소를 입력해 주세요.')).toBeVisible()
  await user.type(dialog.getByLabelText('버튼 이름'), '보기')
  await user.type(dialog.getByLabelText('연결할 주소'), 'https://haru.example')
  answers(api.createAlimtalkTemplate, { alimtalkTemplateSeq: template.alimtalkTemplateSeq })
  answers(api.getAlimtalk, { account, templates: [template] })
  await user.click(dialog.getByRole('button', { name: '저장' }))
  await user.click(await screen.findByRole('button', { name: '수업 안내 관리' }))
  answers(api.requestAlimtalkReview, null)
  answers(api.getAlimtalk, { account, templates: [{ ...template, state: 'REQUESTED' }] })
  await user.click(await screen.findByRole('menuitem', { name: '검수 요청' }))
  expect(await screen.findByText('검수 중')).toBeVisible()
  expect(sent(api.createAlimtalkTemplate)).toMatchObject({
    body: { content: '#{이름}님, 안녕하세요', buttons: [{ name: '보기', url: 'https://haru.example' }] },
  })
})

test('a rejected template says why; an approved one is tried out and can be sent', async () => {
  const approved = {
    ...template,
    alimtalkTemplateSeq: aSeq('alimtalk-template'),
    name: '알림',
    state: 'APPROVED' as const,
  }
  const { user, answers, sent } = open({
    account: { ...account, pfId: 'PF1' },
    templates: [{ ...template, state: 'REJECTED', comment: '광고 문구' }, approved],
  })
  expect(await screen.findByText('반려 이유: 광고 문구')).toBeVisible()
  expect(screen.getByRole('link', { name: '알림톡 보내기' })).toHaveAttribute(
    'href',
    '/settings/campaign/create?channel=ALIMTALK',
  )
  await user.click(screen.getByRole('button', { name: '알림 관리' }))
  answers(api.testAlimtalkTemplate, { phoneEnd: '5678' })
  await user.click(await screen.findByRole('menuitem', { name: '나에게 보내 보기' }))
  await waitFor(() => expect(sent(api.testAlimtalkTemplate)).toBeDefined())
})

test('the form of a campaign offers approved templates and no advertising', async () => {
  const { user, answers, requests } = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create?channel=ALIMTALK',
  })
  answers(listSegmentNames, [])
  answers(countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 7, adPhones: 4 })
  answers(listAdminCourses, { list: [], total: 0 })
  answers(api.getAlimtalk, { account, templates: [{ ...template, state: 'APPROVED' }] })
  expect(await screen.findByText(/휴대폰 번호가 있는 7명/)).toBeVisible()
  expect(screen.queryByRole('radio', { name: /광고·혜택/ })).toBeNull()
  await user.type(screen.getByLabelText('캠페인 이름'), '수업 알림')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('보낼 템플릿을 골라 주세요.')[0]).toBeVisible()
  await user.selectOptions(await screen.findByLabelText('알림톡 템플릿'), '수업 안내')
  expect(screen.getByText('김하늘님, 수업이 곧 시작돼요.')).toBeVisible()
  answers(createCampaign, { campaignId: aSeq('campaign') })
  await user.click(screen.getByRole('button', { name: '저장' }))
  const call = requests.find(({ name }) => name === nameOf(createCampaign))?.call
  expect(call).toMatchObject({
    body: {
      channelType: 'ALIMTALK',
      alimtalkTemplateSeq: template.alimtalkTemplateSeq,
      isAd: false,
      event: null,
      segmentSeq: null,
    },
  })
})

test('one send shows what became of each message', async () => {
  const { answers } = renderSite(<AlimtalkSendScreen />, {
    session,
    path: '/settings/alimtalk/3',
    route: '/settings/alimtalk/:campaignId',
  })
  answers(getCampaign, {
    campaignId: aSeq('campaign'),
    name: '수업 알림',
    channelType: 'ALIMTALK',
    trigger: 'NOW',
    state: 'DONE',
    pauseReason: null,
    isAd: false,
    event: null,
    subject: '수업 안내',
    content: template.content,
    alimtalkTemplateSeq: template.alimtalkTemplateSeq,
    linkPath: null,
    buttons: [],
    image: null,
    audience: { conditions: [] },
    segment: null,
    scheduledAt: null,
    startedAt: at,
    finishedAt: at,
    createdAt: at,
    counts: {
      queued: 0,
      sent: 1,
      delivered: 0,
      failed: 0,
      skipped: 1,
      uncertain: 0,
      opened: 0,
      clicked: 0,
      unsubscribed: 0,
    },
  })
  answers(listCampaignMessages, {
    list: [
      {
        userSeq: aSeq('user'),
        cause: '',
        name: '한솔',
        email: 'sol@example.com',
        state: 'SKIPPED',
        reason: 'NO_PHONE',
        sentAt: null,
        openedAt: null,
        clickedAt: null,
      },
    ],
    total: 1,
  })
  expect(await screen.findByText('김하늘님, 수업이 곧 시작돼요.')).toBeVisible()
  expect(await screen.findByText('휴대폰 번호 없음')).toBeVisible()
  expect(screen.queryByText('열람')).toBeNull()
})
