import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/growth/sender-domains/api'
import { nameOf } from 'contract/http/endpoint'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { Sender } from './sender-domains.api.ts'
import { SenderScreen } from './SenderScreen.tsx'

const session = aManager('SITE_SUPPORT_UPDATE')
const standardAddress = 'no-reply@seodang.example'
const sender: Sender = {
  domain: 'mail.haru.kr',
  localPart: 'news',
  state: 'PENDING',
  records: [
    { kind: 'DKIM', name: 'sd1._domainkey.mail.haru.kr', value: 'v=DKIM1; k=rsa; p=MIIB', problem: null },
    { kind: 'SPF', name: 'mail.haru.kr', value: 'v=spf1 include:seodang.example ~all', problem: 'DIFFERS' },
    { kind: 'DMARC', name: '_dmarc.mail.haru.kr', value: 'v=DMARC1; p=none', problem: 'MISSING' },
  ],
  checkedAt: '2026-11-27T03:00:00Z',
  verifiedAt: null,
}

test('without a domain the standard address is named, and another one is entered', async () => {
  const { answers, user, requests } = renderSite(<SenderScreen />, { session })
  answers(api.getSenderDomain, { sender: null, standardAddress })
  expect(await screen.findByText(`<${standardAddress}>`)).toBeVisible()
  const domain = screen.getByRole('textbox', { name: '도메인' })
  await user.type(domain, 'mail.haru.kr')
  await user.clear(screen.getByRole('textbox', { name: '@ 앞 이름' }))
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(await screen.findByText('@ 앞에 올 이름을 적어 주세요')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: '@ 앞 이름' }), 'news')
  answers(api.saveSenderDomain, null)
  answers(api.getSenderDomain, { sender, standardAddress })
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(await screen.findByRole('article', { name: 'mail.haru.kr' })).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(api.saveSenderDomain))?.call).toMatchObject({
    body: { domain: 'mail.haru.kr', localPart: 'news' },
  })
})

test('each record says what is wrong with it, and a check may find that all are right', async () => {
  const { answers, user } = renderSite(<SenderScreen />, { session })
  answers(api.getSenderDomain, { sender, standardAddress })
  const card = within(await screen.findByRole('article', { name: 'mail.haru.kr' }))
  expect(card.getByText(/이 서비스가 빠져 있어요/)).toBeVisible()
  expect(card.getByText(/상위 도메인에 정책을 넣어/)).toBeVisible()
  expect(card.getAllByRole('button', { name: /복사$/ })).toHaveLength(6)
  const records = sender.records.map((record) => ({ ...record, problem: null }))
  answers(api.checkSenderDomain, { state: 'VERIFIED' })
  answers(api.getSenderDomain, { sender: { ...sender, state: 'VERIFIED', records }, standardAddress })
  await user.click(card.getByRole('button', { name: '지금 확인하기' }))
  expect(await screen.findByText('사용 중')).toBeVisible()
  expect(screen.getByText('<news@mail.haru.kr>')).toBeVisible()
})
