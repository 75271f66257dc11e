import { screen, waitFor } from '@testing-library/react'
import { nameOf } from 'contract/http/endpoint'
import { getMailNotices, setMailNotice } from 'contract/messaging/notifications/mail-notices.api'
import { expect, test } from 'vitest'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { MailNotices } from './MailNotices.tsx'

const choices = (isOn: boolean) => ({
  list: [
    { kind: 'SALE' as const, isOn: true },
    { kind: 'ANSWER' as const, isOn },
  ],
})

test('a learner switches mails about answers off, and is not offered mails about sales', async () => {
  const { answers, requests, user } = renderSite(<MailNotices />, { session: aMember() })
  answers(getMailNotices, choices(true))
  answers(setMailNotice, choices(false))
  answers(getMailNotices, choices(false))
  const toggle = await screen.findByRole('switch', { name: /답변 알림 메일/ })
  expect(screen.queryByRole('switch', { name: /판매 알림 메일/ })).toBeNull()
  await user.click(toggle)
  await waitFor(() => expect(screen.getByRole('switch', { name: /답변 알림 메일/ })).not.toBeChecked())
  expect(requests.find(({ name }) => name === nameOf(setMailNotice))?.call).toMatchObject({
    body: { kind: 'ANSWER', isOn: false },
  })
})
