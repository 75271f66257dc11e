import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  getMarketingConsent,
  setMarketingConsent,
  setNightConsent,
} from 'contract/people/members/consent.api'
import { nameOf } from 'contract/http/endpoint'
import { removePortrait } from 'contract/people/profile/api'
import { getChannelAuth, getChannelUser } from 'contract/people/members/membership.api'
import { getWithdrawal, withdraw } from 'contract/workflows/account-closing/api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { Marketing } from '../../people/profile/MarketingConsent.tsx'
import { Portrait } from '../../people/profile/Portrait.tsx'
import { Withdrawal } from './parts/CloseAccount.tsx'

const session = aMember()
const terms = { eraseAfterDays: 30, orderYears: 5 }
const site = { channelSeq: aSeq('channel'), siteName: '온결요가', domain: 'http://demo.localhost:3000' }
const enrolment = { kind: 'PLACE' as const, ...site, courseSeq: aSeq('course'), title: '저녁 요가' }

test('a member switches marketing messages on and off immediately, and sees the date of the consent', async () => {
  const { answers, user, requests } = renderSite(<Marketing />, { session })
  answers(getMarketingConsent, { agreedAt: null, nightAgreedAt: null, choices: [] })
  const toggle = await screen.findByRole('switch', { name: /혜택과 소식 받기/ })
  expect(toggle).not.toBeChecked()
  const agreed = { agreedAt: '2026-11-21T03:00:00Z', nightAgreedAt: null, choices: [] }
  answers(setMarketingConsent, agreed)
  answers(getMarketingConsent, agreed)
  await user.click(toggle)
  expect(await screen.findByText(/2026년 11월 21일\(토\) 12:00에 동의했어요/)).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(setMarketingConsent))?.call).toMatchObject({
    body: { isAgreed: true },
  })
})

test('messages at night are a choice of their own, only beside the other one, and every choice is listed', async () => {
  const { answers, user, requests } = renderSite(<Marketing />, { session })
  const at = '2026-11-21T03:00:00Z'
  answers(getMarketingConsent, { agreedAt: null, nightAgreedAt: null, choices: [] })
  const toggle = await screen.findByRole('switch', { name: /야간에도 받기/ })
  expect(toggle).toBeDisabled()
  expect(screen.queryByText('수신 동의 기록')).toBeNull()

  const news = { at, kind: 'NEWS' as const, isAgreed: true, way: 'ACCOUNT' as const }
  const agreed = { agreedAt: at, nightAgreedAt: null, choices: [news] }
  answers(setMarketingConsent, agreed)
  answers(getMarketingConsent, agreed)
  await user.click(screen.getByRole('switch', { name: /혜택과 소식 받기/ }))
  await waitFor(() => expect(screen.getByRole('switch', { name: /야간에도 받기/ })).toBeEnabled())

  const night = { ...agreed, nightAgreedAt: at, choices: [{ ...news, kind: 'NIGHT' as const }, news] }
  answers(setNightConsent, night)
  answers(getMarketingConsent, night)
  await user.click(screen.getByRole('switch', { name: /야간에도 받기/ }))
  await waitFor(() => expect(screen.getByRole('switch', { name: /야간에도 받기/ })).toBeChecked())
  expect(requests.find(({ name }) => name === nameOf(setNightConsent))?.call).toMatchObject({
    body: { isAgreed: true },
  })
  await user.click(screen.getByText('수신 동의 기록'))
  expect(screen.getByText('야간 수신 동의 · 내 정보에서')).toBeVisible()
})

test('a user removes their picture', async () => {
  const pictured = { ...session, user: { ...session.user, profileImageUrl: '/files/people/one.webp' } }
  const { answers, user } = renderSite(<Portrait />, { session: pictured })
  answers(removePortrait, { user: session.user })
  answers(getChannelUser, { isChannelUser: true })
  answers(getChannelAuth, { roles: [], userTypeCd: null, classes: [] })
  await user.click(screen.getByRole('button', { name: '사진 빼기' }))
  expect(await screen.findByRole('button', { name: '사진 고르기' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '사진 빼기' })).toBeNull()
})

async function opened(obstacles: Parameters<ReturnType<typeof renderSite>['answers']>[1]) {
  const view = renderSite(<Withdrawal />, { session })
  view.answers(getWithdrawal, { obstacles, ...terms } as never)
  await view.user.click(screen.getByRole('button', { name: '탈퇴하기' }))
  return view
}

test('lists the obstacles to deleting the account, and shows no button', async () => {
  await opened([
    { kind: 'OWNER', ...site },
    { ...enrolment, validAt: '2026-12-24T03:00:00Z', mayGiveUp: false },
  ] as never)
  const dialog = within(await screen.findByRole('dialog', { name: '아직 탈퇴할 수 없어요' }))
  expect(dialog.getByText(/온결요가의 소유자예요/)).toBeVisible()
  expect(dialog.getByText(/2026년 12월 24일\(목\)까지 들을 수 있는 유료 클래스예요/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: '탈퇴하기' })).toBeNull()
})

test('deleting an account shows which data is erased and kept, and signs the user out', async () => {
  const { answers, user, site: here } = await opened([] as never)
  const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }))
  expect(dialog.getByText(/전자상거래법에 따라 5년 동안/)).toBeVisible()
  answers(withdraw, null)
  await user.click(dialog.getByRole('button', { name: '탈퇴하기' }))
  await waitFor(() => expect(here.session.get().state).toBe('visitor'))
})

test('giving up paid classes without an end requires ticking a box', async () => {
  const { answers, user, requests } = await opened([
    { ...enrolment, validAt: null, mayGiveUp: true },
  ] as never)
  const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }))
  await user.click(dialog.getByRole('button', { name: '탈퇴하기' }))
  expect(dialog.getByText('포기하는 데 동의해 주세요.')).toBeVisible()
  answers(withdraw, null)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: '탈퇴하기' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(withdraw))?.call).toMatchObject({
      body: { givesUp: true },
    }),
  )
})
