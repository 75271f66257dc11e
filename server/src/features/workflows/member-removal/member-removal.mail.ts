import type { Language } from 'contract/i18n/languages'
import { formatDay } from 'contract/values/moments'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface MailContent extends Brand {
  language: Language
  to: string
  /** From when on what the site knows of them is erased. */
  erasedAt: Date
  /** Where the site answers questions; null where it says none. */
  contactEmail: string | null
}
/** Says that the membership ended, until when data is kept, how to join again, and whom to ask. */
export function removalMail({ language, to, erasedAt, contactEmail, ...brand }: MailContent): Mail {
  const { subject, paragraphs, askSite, site, erased, ask, button } = texts[language]
  const write = (line: string) => line.replaceAll('{site}', brand.siteName)
  const rows: [string, string][] = [
    [site, brand.siteName],
    [erased, formatDay(erasedAt, language, { withYear: true })],
  ]
  if (contactEmail !== null) rows.push([ask, contactEmail])
  return letter(brand, {
    language,
    to,
    rows,
    subject: `[${brand.siteName}] ${write(subject)}`,
    title: write(subject),
    paragraphs: [...paragraphs.map(write), ...(contactEmail === null ? [write(askSite)] : [])],
    button: { label: write(button), url: brand.siteUrl },
  })
}

interface Words {
  subject: string
  paragraphs: string[]
  /** Where the site names no address. */
  askSite: string
  site: string
  erased: string
  ask: string
  button: string
}
const texts: Record<Language, Words> = {
  ko: {
    subject: '회원 탈퇴가 처리되었습니다',
    paragraphs: [
      '그동안 함께해 주셔서 감사합니다. {site} 운영진이 회원 탈퇴를 처리하여 안내해 드립니다.',
      '무료로 이용하시던 내용은 함께 종료되었습니다. 이 사이트에 남은 회원님의 정보는 아래 날짜부터 삭제되며, 그 전에 다시 가입하시면 그대로 남습니다. 결제 내역처럼 법령에 따라 보관해야 하는 정보는 정해진 기간 동안 보관됩니다.',
      '계정은 그대로이므로 다른 사이트는 계속 이용하실 수 있습니다.',
    ],
    askSite: '궁금하신 점은 {site}에 문의해 주세요.',
    site: '사이트',
    erased: '정보 삭제일',
    ask: '문의',
    button: '{site} 바로가기',
  },
  en: {
    subject: 'You are no longer a member',
    paragraphs: [
      'Thank you for the time you spent at {site}. Its staff have ended your membership.',
      'What you used there for free has ended with it. What the site knows about you is erased from the day below on, and stays if you join again before. What the law requires to be kept, such as payments, is kept as long as it says.',
      'Your account stays as it is, and so does your membership of other sites.',
    ],
    askSite: 'If you have questions, please ask {site}.',
    site: 'Site',
    erased: 'Your data is erased on',
    ask: 'Questions',
    button: 'Go to {site}',
  },
  jp: {
    subject: '会員登録が終了しました',
    paragraphs: [
      'これまで{site}をご利用いただき、ありがとうございました。{site}の運営メンバーにより、会員登録が終了しましたのでお知らせします。',
      '無料でご利用中の内容も終了しました。このサイトに残っているお客様の情報は下記の日から削除されますが、それまでに再登録されるとそのまま残ります。お支払いの記録など、法令で保管が必要な情報は定められた期間保管されます。',
      'アカウントはそのままですので、ほかのサイトは引き続きご利用いただけます。',
    ],
    askSite: 'ご不明な点は{site}にお問い合わせください。',
    site: 'サイト',
    erased: '情報の削除日',
    ask: 'お問い合わせ',
    button: '{site}を開く',
  },
}
