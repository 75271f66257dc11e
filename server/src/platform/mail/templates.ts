import type { Language } from 'contract/languages'
import { formatAmount } from 'contract/money'
import { seoulDateTime } from 'contract/seoul'
import type { Currency } from 'contract/values'
import { letter, type Brand } from './letter.ts'
import type { Mail } from './mailer.ts'

type Told = Brand & { language: Language }
/** Japanese readers are written to in English until their texts are written. */
const inLanguage = <Words>(words: { ko: Words; en: Words }, language: Language) =>
  language === 'ko' ? words.ko : words.en

export function codeMail({ to, code, language, ...brand }: Told & { to: string; code: string }): Mail {
  const words = inLanguage(
    {
      ko: {
        subject: `[${brand.siteName}] 이메일 인증번호`,
        title: '이메일 인증번호',
        paragraphs: ['아래 인증번호 6자리를 화면에 입력해 주세요.'],
        small: '10분 동안 쓸 수 있습니다. 요청한 적이 없다면 이 메일을 무시해 주세요.',
      },
      en: {
        subject: `[${brand.siteName}] Your verification code`,
        title: 'Your verification code',
        paragraphs: ['Enter these six digits on the screen you came from.'],
        small: 'It works for 10 minutes. If you did not ask for it, please ignore this mail.',
      },
    },
    language,
  )
  return letter(brand, { to, code, ...words })
}

export function resetMail({ to, url, language, ...brand }: Told & { to: string; url: string }): Mail {
  const words = inLanguage(
    {
      ko: {
        subject: `[${brand.siteName}] 비밀번호 재설정`,
        title: '비밀번호 재설정',
        paragraphs: ['아래 버튼을 눌러 새 비밀번호를 정해 주세요.'],
        small: '30분 동안 한 번만 쓸 수 있습니다. 요청한 적이 없다면 이 메일을 무시해 주세요.',
        label: '새 비밀번호 정하기',
      },
      en: {
        subject: `[${brand.siteName}] Reset your password`,
        title: 'Reset your password',
        paragraphs: ['Press the button to choose a new password.'],
        small: 'The link works once, for 30 minutes. If you did not ask for it, please ignore this mail.',
        label: 'Choose a new password',
      },
    },
    language,
  )
  const { label, ...rest } = words
  return letter(brand, { to, ...rest, button: { label, url } })
}

interface Ordered {
  orderNo: string
  title: string
  ordererEmail: string
  ordererName: string
  totalAmount: number
  currency: Currency
  paidAt: Date | null
  courseSeq: number
}

export function receiptMail({ language, ...told }: Told & Ordered): Mail {
  const { siteName, siteUrl, orderNo, title, ordererEmail, ordererName, totalAmount, currency, paidAt } = told
  const amount = formatAmount(totalAmount, currency, language)
  const at = paidAt ? seoulDateTime(paidAt).slice(0, 16) : ''
  const url = `${siteUrl}/classes/${told.courseSeq}`
  const words = inLanguage(
    {
      ko: {
        subject: `[${siteName}] 결제가 완료되었습니다`,
        title: '결제가 완료되었습니다',
        paragraphs: [`${ordererName} 님, 신청해 주셔서 감사합니다.`],
        rows: [
          ['주문번호', orderNo],
          ['클래스', title],
          ['결제 금액', amount],
          ['결제 일시', at],
        ],
        label: '강의 보러 가기',
      },
      en: {
        subject: `[${siteName}] Your payment is complete`,
        title: 'Your payment is complete',
        paragraphs: [`Thank you for enrolling, ${ordererName}.`],
        rows: [
          ['Order', orderNo],
          ['Class', title],
          ['Paid', amount],
          ['When', `${at} (Seoul)`],
        ],
        label: 'Go to the class',
      },
    } satisfies Record<'ko' | 'en', { rows: [string, string][]; [key: string]: unknown }>,
    language,
  )
  const { label, ...rest } = words
  return letter(told, { to: ordererEmail, ...rest, button: { label, url } })
}

export function refundMail({ language, ...told }: Told & Ordered & { refundAmount: number }): Mail {
  const { siteName, siteUrl, orderNo, title, ordererEmail, ordererName, refundAmount, currency } = told
  const amount = formatAmount(refundAmount, currency, language)
  const url = `${siteUrl}/paymenthistory`
  const words = inLanguage(
    {
      ko: {
        subject: `[${siteName}] 환불이 완료되었습니다`,
        title: '환불이 완료되었습니다',
        paragraphs: [
          `${ordererName} 님, 아래 금액을 환불해 드렸습니다.`,
          '카드사에 따라 취소 내역이 보이기까지 며칠이 걸릴 수 있습니다.',
        ],
        rows: [
          ['주문번호', orderNo],
          ['클래스', title],
          ['환불 금액', amount],
        ],
        label: '결제 내역 보기',
      },
      en: {
        subject: `[${siteName}] Your refund is complete`,
        title: 'Your refund is complete',
        paragraphs: [
          `We have returned the amount below, ${ordererName}.`,
          'Depending on your card company it may take a few days to show.',
        ],
        rows: [
          ['Order', orderNo],
          ['Class', title],
          ['Refunded', amount],
        ],
        label: 'See my payments',
      },
    } satisfies Record<'ko' | 'en', { rows: [string, string][]; [key: string]: unknown }>,
    language,
  )
  const { label, ...rest } = words
  return letter(told, { to: ordererEmail, ...rest, button: { label, url } })
}
