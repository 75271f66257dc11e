import { expect, test } from 'vitest'
import { codeMail, receiptMail } from './templates.ts'

const brand = { siteName: 'Haru <Yoga>', brandColor: '#3f7355', siteUrl: 'http://haru.localhost:3000' }

test('what people named themselves cannot become markup', () => {
  const { html } = codeMail({ ...brand, to: 'a@b.kr', code: '012345', language: 'ko' })
  expect(html).toContain('Haru &#60;Yoga&#62;')
  expect(html).not.toContain('<Yoga>')
})

test('a receipt says what was paid, when, and for what, in plain text too', () => {
  const { subject, text } = receiptMail({
    ...brand,
    language: 'ko',
    orderNo: '20261121-ABCDEFGH',
    title: '저녁 요가',
    ordererEmail: 'mina@b.kr',
    ordererName: '미나',
    totalAmount: 24_000,
    currency: 'KRW',
    paidAt: new Date('2026-11-21T12:00:00Z'),
    courseSeq: 7,
  })
  expect(subject).toContain('결제가 완료되었습니다')
  expect(text).toContain('24,000원')
  expect(text).toContain('2026-11-21 21:00')
})
