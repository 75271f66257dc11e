import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Finding {
  to: string
  language: Language
  site: string
}

/** Notifies an operator that the books of a site no longer agree. */
export function ledgerMail(brand: Brand, { to, language, site }: Finding): Mail {
  const words = texts[language]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${words.subject}`,
    title: words.subject,
    paragraphs: [words.text],
    rows: [[words.site, site]],
    button: { label: words.label, url: `${brand.siteUrl}/admin/health` },
  })
}

const ko = {
  subject: '장부와 맞지 않는 사이트가 있습니다',
  text: '밤사이 확인한 결과 주문·결제·환불·정산 가운데 장부와 다른 것이 있습니다. 정산을 지급하기 전에 설치 상태에서 확인해 주세요.',
  site: '사이트',
  label: '설치 상태 보기',
}
const texts: Record<Language, typeof ko> = {
  ko,
  en: {
    subject: 'The books of a site do not agree',
    text: 'The check of the night found orders, payments, refunds or statements that differ from the ledger. Look at them before you pay anything out.',
    site: 'Site',
    label: 'See the installation',
  },
  jp: {
    subject: '帳簿と一致しないサイトがあります',
    text: '夜間の確認で、注文・決済・返金・精算のうち帳簿と異なるものが見つかりました。精算金を支払う前に、システムの状態をご確認ください。',
    site: 'サイト',
    label: 'システムの状態を見る',
  },
}
