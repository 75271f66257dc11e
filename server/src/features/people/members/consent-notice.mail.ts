import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Noticed extends Brand {
  language: Language
  to: string
  /** In Seoul time. */
  agreedAt: string
  nightAgreedAt: string | null
  /** The page on which one refuses; mail programs post to it for one-click unsubscribing. */
  url: string
}

/** Says again what somebody agreed to, since when, and how to refuse, which the law requires every two years. */
export function consentNoticeMail({ to, agreedAt, nightAgreedAt, url, language, ...brand }: Noticed): Mail {
  const words = texts[language]
  const mail = letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${words.subject}`,
    title: words.title,
    paragraphs: [words.text.replace('{site}', brand.siteName), words.stays],
    rows: [
      [words.sender, brand.siteName],
      [words.news, agreedAt],
      ...(nightAgreedAt === null ? [] : [[words.night, nightAgreedAt] satisfies [string, string]]),
    ],
    button: { label: words.label, url },
    small: words.account,
  })
  return { ...mail, unsubscribeUrl: url }
}

interface Words {
  subject: string
  title: string
  text: string
  stays: string
  sender: string
  news: string
  night: string
  label: string
  account: string
}
const texts: Record<Language, Words> = {
  ko: {
    subject: '혜택과 소식 수신 동의 확인',
    title: '수신 동의를 다시 확인해 드려요',
    text: '{site}의 혜택과 소식을 받기로 동의하신 지 2년이 되었습니다. 관련 법에 따라 동의하신 내용을 알려 드립니다.',
    stays: '계속 받으시려면 아무것도 하지 않으셔도 됩니다. 그만 받으시려면 아래 버튼을 눌러 주세요.',
    sender: '보내는 곳',
    news: '혜택과 소식 수신 동의',
    night: '야간 수신 동의 (21시~8시)',
    label: '수신 거부',
    account: '야간 수신 동의만 바꾸려면 내 정보에서 바꿀 수 있습니다.',
  },
  en: {
    subject: 'Your consent to news and offers',
    title: 'You agreed to hear from us',
    text: 'Two years ago you agreed to receive news and offers of {site}. The law asks us to remind you of it.',
    stays: 'To go on receiving them, you need not do anything. To stop, press the button below.',
    sender: 'Sender',
    news: 'Agreed to news and offers',
    night: 'Agreed to messages at night (21:00 to 08:00)',
    label: 'Unsubscribe',
    account: 'To change your choice about the night alone, open your information.',
  },
  jp: {
    subject: 'お知らせの受信同意のご確認',
    title: '受信への同意をご確認ください',
    text: '{site}のお得な情報とお知らせの受信に同意されてから2年が経ちました。法令にもとづき、同意の内容をお知らせします。',
    stays: '引き続き受け取る場合、お手続きは不要です。停止する場合は下のボタンを押してください。',
    sender: '送信者',
    news: 'お知らせの受信に同意した日時',
    night: '夜間の受信に同意した日時(21時〜8時)',
    label: '配信を停止する',
    account: '夜間の受信だけを変更する場合は、マイ情報から変更できます。',
  },
}
