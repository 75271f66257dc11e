import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { changeLanguage } from 'contract/people/sign-in/api'
import { getMailing, subscribeEmail, unsubscribeEmail } from 'contract/people/members/subscriptions.api'
import { Refusal } from '../../../platform/call.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { MailLanguage } from '../profile/MailLanguage.tsx'
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx'

const mailing = (isSubscribed: boolean) => ({
  siteName: '온결요가',
  maskedEmail: 'mi***@example.com',
  isSubscribed,
})
const open = () => renderSite(<UnsubscribeScreen />, { path: '/unsubscribe/email?token=1.2.abc' })

test('shows the mails that would end, and unsubscribes by the button', async () => {
  const { answers, requests } = open()
  answers(getMailing, mailing(true))
  expect(await screen.findByText(/mi\*\*\*@example\.com.*온결요가/)).toBeVisible()
  answers(unsubscribeEmail, mailing(false))
  answers(getMailing, mailing(false))
  await userEvent.click(screen.getByRole('button', { name: '수신 거부' }))

  expect(await screen.findByRole('heading', { name: '수신을 거부했어요' })).toBeVisible()
  expect(requests.at(-2)?.call).toMatchObject({ body: { token: '1.2.abc' } })
})

test('shows users who unsubscribed before that they did, and lets them subscribe again', async () => {
  const { answers } = open()
  answers(getMailing, mailing(false))
  await screen.findByRole('heading', { name: '수신을 거부했어요' })
  answers(subscribeEmail, mailing(true))
  answers(getMailing, mailing(true))
  await userEvent.click(screen.getByRole('button', { name: '다시 받기' }))

  expect(await screen.findByRole('heading', { name: '다시 보내 드릴게요' })).toBeVisible()
})

test('a damaged link shows an error and no button', async () => {
  const { site } = open()
  const retry = await screen.findByRole('button', { name: '다시 시도' })
  vi.spyOn(site, 'call').mockRejectedValue(new Refusal({ code: '890102', message: '' }))
  await userEvent.click(retry)

  expect(await screen.findByRole('heading', { name: '링크가 올바르지 않아요' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '수신 거부' })).toBeNull()
})

test("the language of mails is one of the product's and is stored immediately", async () => {
  const session = aMember()
  const { answers } = renderSite(<MailLanguage />, { session })
  answers(changeLanguage, { user: { ...session.user, language: 'en' } })
  await userEvent.click(screen.getByRole('radio', { name: 'English' }))

  await waitFor(() => expect(screen.getByRole('radio', { name: 'English' })).toBeChecked())
})
