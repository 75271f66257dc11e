import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getAlimtalk } from 'contract/growth/alimtalk/api'
import * as api from 'contract/growth/campaigns/api'
import { listSegmentNames } from 'contract/growth/segments/api'
import { nameOf } from 'contract/http/endpoint'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { CampaignCreateScreen } from './CampaignFormScreen.tsx'
import { CampaignScreen } from './CampaignScreen.tsx'

const session = aManager('SITE_MARKETING_READ', 'SITE_MARKETING_UPDATE')

afterEach(() => void vi.useRealTimers())

function onForm() {
  const view = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create?channel=FRIENDTALK',
  })
  view.answers(listSegmentNames, [])
  view.answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 7, adPhones: 4 })
  view.answers(listAdminCourses, { list: [], total: 0 })
  return view
}

test('a friend-talk is written beside its preview, and counts those with a number who agreed', async () => {
  const { user, answers, requests } = onForm()
  answers(getAlimtalk, { account: null, templates: [] })
  expect(await screen.findByText(/소식 받기에 동의한 4명/)).toBeVisible()
  expect(await screen.findByText(/솔라피 계정과 카카오톡 채널을 연결하면/)).toBeVisible()
  expect(screen.queryByRole('radio', { name: /광고·혜택/ })).toBeNull()
  await user.type(screen.getByLabelText('캠페인 이름'), '봄 특강')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('내용을 입력해 주세요.')[0]).toBeVisible()
  await user.click(screen.getByLabelText('본문'))
  await user.paste('#{이름}님, 봄 특강이 열려요.')
  const preview = within(screen.getByRole('region', { name: '카카오톡 미리보기' }))
  expect(preview.getByText('김하늘님, 봄 특강이 열려요.')).toBeVisible()
  expect(preview.getByText('(광고)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '버튼 추가' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('버튼 이름과 https 주소를 입력해 주세요.')[0]).toBeVisible()
  await user.type(screen.getByLabelText('버튼 이름'), '자세히')
  await user.type(screen.getByLabelText('연결할 주소'), 'https://haru.example/c')
  expect(preview.getByText('자세히')).toBeVisible()
  answers(api.createCampaign, { campaignId: aSeq('campaign') })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.createCampaign))?.call).toMatchObject({
      body: {
        channelType: 'FRIENDTALK',
        isAd: true,
        text: '#{이름}님, 봄 특강이 열려요.',
        buttons: [{ name: '자세히', url: 'https://haru.example/c' }],
        imageFileSeq: null,
      },
    }),
  )
})

test('one that waits for the morning says until when', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T21:00:00+09:00') })
  const { answers } = renderSite(<CampaignScreen />, {
    session,
    route: '/settings/campaign/:campaignId',
    path: '/settings/campaign/1',
  })
  answers(api.getCampaign, {
    campaignId: aSeq('campaign'),
    name: '봄 특강',
    channelType: 'FRIENDTALK',
    trigger: 'NOW',
    state: 'SENDING',
    pauseReason: null,
    isAd: true,
    event: null,
    subject: '봄 특강이 열려요.',
    content: '봄 특강이 열려요.',
    alimtalkTemplateSeq: null,
    linkPath: null,
    buttons: [{ name: '자세히', url: 'https://haru.example/c' }],
    image: { fileSeq: aSeq('file'), url: '/files/1/2/800.webp' },
    audience: { conditions: [] },
    segment: null,
    scheduledAt: null,
    startedAt: '2026-11-26T12:00:00Z',
    finishedAt: null,
    createdAt: '2026-11-26T12:00:00Z',
    counts: {
      queued: 2,
      sent: 0,
      delivered: 0,
      failed: 0,
      skipped: 0,
      uncertain: 0,
      opened: 0,
      clicked: 0,
      unsubscribed: 0,
    },
  })
  answers(listAdminCourses, { list: [], total: 0 })
  expect(await screen.findByText(/밤에는 광고를 보낼 수 없어요\. .*27.*부터 이어서 보냅니다\./)).toBeVisible()
  expect(within(screen.getByRole('region', { name: '카카오톡 미리보기' })).getByText('자세히')).toBeVisible()
})
