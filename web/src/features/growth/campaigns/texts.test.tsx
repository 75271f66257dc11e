import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getAlimtalk, saveTextSender } from 'contract/growth/alimtalk/api'
import * as api from 'contract/growth/campaigns/api'
import { listSegmentNames } from 'contract/growth/segments/api'
import { nameOf } from 'contract/http/endpoint'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { AlimtalkAccount } from '../alimtalk/alimtalk.api.ts'
import { TextSenderSection } from '../alimtalk/TextSenderSection.tsx'
import { CampaignCreateScreen } from './CampaignFormScreen.tsx'
import { CampaignScreen } from './CampaignScreen.tsx'
import { unsendableIn } from './unsendable.ts'

const session = aManager('SITE_MARKETING_READ', 'SITE_MARKETING_UPDATE')
const noPrices = { ALIMTALK: null, FRIENDTALK: null, FRIENDTALK_IMAGE: null, SMS: null, LMS: null, MMS: null }
const account: AlimtalkAccount = {
  apiKey: 'key-of-haru',
  channels: [],
  pfId: null,
  balance: 12_345,
  connectedAt: '2026-11-26T03:00:00Z',
  checkedAt: '2026-11-26T03:00:00Z',
  lastError: null,
  senderNumber: '0212345678',
  refusalNumber: '08012345678',
  unitPrices: { ...noPrices, SMS: 18, LMS: 45 },
}

test('a text message counts its bytes, shows itself on a phone, and estimates what it costs', async () => {
  const { user, answers, requests } = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create?channel=SMS',
  })
  answers(listSegmentNames, [])
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 7, adPhones: 4 })
  answers(listAdminCourses, { list: [], total: 0 })
  answers(getAlimtalk, { account, templates: [] })
  expect(await screen.findByText(/소식 받기에 동의한 4명/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /안내/ }))
  expect(screen.getByText(/휴대폰 번호가 있는 7명/)).toBeVisible()
  await user.type(screen.getByLabelText('캠페인 이름'), '휴강 안내')
  await user.click(screen.getByLabelText('본문'))
  await user.paste('#{이름}님, 쉬어요🌸')
  // Three syllables of the sample name, six more letters of two bytes, a comma and a space.
  expect(await screen.findByText('단문 18/90바이트')).toBeVisible()
  expect(screen.getByText('휴대폰에 보이지 않는 글자가 있어요: 🌸')).toBeVisible()
  expect(screen.getByText(/예상 비용 약 126원/)).toBeVisible()
  const preview = within(screen.getByRole('region', { name: '문자 미리보기' }))
  expect(preview.getByText('김하늘님, 쉬어요🌸')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /광고·혜택/ }))
  expect(preview.getByText(/^\(광고\)/)).toHaveTextContent(/무료수신거부 08012345678$/)
  answers(api.createCampaign, { campaignId: aSeq('campaign') })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.createCampaign))?.call).toMatchObject({
      body: { channelType: 'SMS', isAd: true, text: '#{이름}님, 쉬어요🌸' },
    }),
  )
})

test('an advertisement that its label makes too long is not saved, a notice of the same text is', async () => {
  const { user, answers, requests } = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create?channel=SMS',
  })
  answers(listSegmentNames, [])
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 7, adPhones: 4 })
  answers(listAdminCourses, { list: [], total: 0 })
  answers(getAlimtalk, { account, templates: [] })
  await user.type(await screen.findByLabelText('캠페인 이름'), '봄 특강')
  await user.click(screen.getByLabelText('본문'))
  await user.paste('가'.repeat(995))
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('내용이 너무 길어요. 줄여 주세요.')[0]).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /안내/ }))
  answers(api.createCampaign, { campaignId: aSeq('campaign') })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.createCampaign))?.call).toMatchObject({
      body: { channelType: 'SMS', isAd: false },
    }),
  )
})

test('a notification says where it leads, and counts everybody', async () => {
  const { user, answers, requests } = renderSite(<CampaignCreateScreen />, {
    session,
    path: '/settings/campaign/create?channel=SITE',
  })
  answers(listSegmentNames, [])
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 7, adPhones: 4 })
  answers(listAdminCourses, { list: [], total: 0 })
  await user.click(await screen.findByRole('radio', { name: /안내/ }))
  expect(await screen.findByText('조건에 맞는 회원 12명에게 보내요.')).toBeVisible()
  await user.type(screen.getByLabelText('캠페인 이름'), '새 클래스')
  await user.type(screen.getByLabelText('본문'), '새 클래스가 열렸어요.')
  await user.type(screen.getByLabelText('누르면 열리는 화면'), 'classes/7')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('/로 시작하는 사이트 안의 주소를 입력해 주세요.')[0]).toBeVisible()
  await user.clear(screen.getByLabelText('누르면 열리는 화면'))
  await user.type(screen.getByLabelText('누르면 열리는 화면'), '/classes/7')
  const preview = within(screen.getByRole('region', { name: '알림 미리보기' }))
  expect(preview.getByText('새 클래스가 열렸어요.')).toBeVisible()
  answers(api.createCampaign, { campaignId: aSeq('campaign') })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.createCampaign))?.call).toMatchObject({
      body: { channelType: 'SITE', isAd: false, text: '새 클래스가 열렸어요.', linkPath: '/classes/7' },
    }),
  )
})

test('the sender is stored as digits once both numbers can be numbers', async () => {
  const { user, answers, requests } = renderSite(
    <TextSenderSection account={{ ...account, senderNumber: null, refusalNumber: null }} />,
    { session, path: '/settings/alimtalk' },
  )
  await user.type(screen.getByLabelText('발신번호'), '02-1234-5678')
  await user.type(screen.getByLabelText('무료 수신 거부 번호'), '1588-0000')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getByText('080으로 시작하는 번호를 입력해 주세요.')).toBeVisible()
  await user.clear(screen.getByLabelText('무료 수신 거부 번호'))
  answers(saveTextSender, null)
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(saveTextSender))?.call).toMatchObject({
      body: { senderNumber: '0212345678', refusalNumber: null, unitPrices: { SMS: 18, LMS: 45 } },
    }),
  )
})

test('phones show Korean, also rare syllables, and no emoji', () => {
  expect(unsendableIn('뷁 학원 ★ 漢字 abc')).toEqual([])
  expect(unsendableIn('봄🌸 특강🌸')).toEqual(['🌸'])
})

test('a text with a picture shows it, is priced as an MMS, and is tried on the own phone', async () => {
  const { user, answers, requests } = renderSite(<CampaignScreen />, {
    session,
    route: '/settings/campaign/:campaignId',
    path: '/settings/campaign/1',
  })
  const fileSeq = aSeq('file')
  answers(getAlimtalk, { account: { ...account, unitPrices: { ...noPrices, MMS: 100 } }, templates: [] })
  answers(api.getCampaign, {
    campaignId: aSeq('campaign'),
    name: '봄 특강',
    channelType: 'SMS',
    trigger: 'NOW',
    state: 'DRAFT',
    pauseReason: null,
    isAd: false,
    event: null,
    subject: '봄 특강이 열려요.',
    content: '봄 특강이 열려요.',
    alimtalkTemplateSeq: null,
    linkPath: null,
    buttons: [],
    image: { fileSeq, url: '/files/1/2/800.webp' },
    audience: { conditions: [] },
    segment: null,
    scheduledAt: null,
    startedAt: null,
    finishedAt: null,
    createdAt: '2026-11-26T03:00:00Z',
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
  })
  const preview = await screen.findByRole('region', { name: '문자 미리보기' })
  expect(preview.querySelector('img')).toHaveAttribute('src', '/files/1/2/800.webp')
  answers(api.testCampaignText, { phoneEnd: '5678' })
  await user.click(screen.getByRole('button', { name: '나에게 시험 발송' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.testCampaignText))?.call).toMatchObject({
      body: { text: '봄 특강이 열려요.', isAd: false, imageFileSeq: fileSeq },
    }),
  )
  answers(api.countAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 7, adPhones: 4 })
  await user.click(screen.getByRole('button', { name: '보내기' }))
  expect(await screen.findByText(/예상 비용 약 700원/)).toBeVisible()
})
