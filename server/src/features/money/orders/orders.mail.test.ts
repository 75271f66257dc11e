import { expect, test } from 'vitest'
import { standardLocale } from '../../../platform/words/site-words.ts'
import { receiptMail, refundMail } from './orders.mail.ts'

const brand = { siteName: 'Haru <Yoga>', brandColor: '#3f7355', siteUrl: 'http://haru.localhost:3000' }

test('a receipt states amount, time and purpose, also in plain text', () => {
  const { subject, text } = receiptMail({
    ...brand,
    locale: standardLocale('ko'),
    orderNo: '20261121-ABCDEFGH',
    title: '저녁 요가',
    ordererEmail: 'mina@b.kr',
    ordererName: '미나',
    totalAmount: 24_000,
    currency: 'KRW',
    paidAt: new Date('2026-11-21T12:00:00Z'),
    courseSeq: 7,
    path: '/classes/7',
  })
  expect(subject).toBe('[Haru <Yoga>] 클래스 결제가 완료되었습니다')
  expect(text).toContain('24,000원')
  expect(text).toContain('2026년 11월 21일(토) 21:00')
})

test("a mail uses the site's terms and its reader's language", () => {
  const locale = standardLocale('jp')
  const keywords = { ...locale.keywords, class: { one: 'ワークショップ', many: 'ワークショップ' } }
  const mail = refundMail({
    ...brand,
    locale: { ...locale, keywords },
    orderNo: '20261121-ABCDEFGH',
    title: '저녁 요가',
    ordererEmail: 'mina@b.kr',
    ordererName: '美奈',
    totalAmount: 24_000,
    refundAmount: 24_000,
    currency: 'KRW',
    paidAt: null,
    courseSeq: 7,
  })
  expect(mail.subject).toBe('[Haru <Yoga>] ワークショップの返金が完了しました')
  expect(mail.text).toContain('24,000ウォン')
  expect(mail.html).toContain('<html lang="ja">')
})
