import type { Language } from 'contract/i18n/languages'
import { filled, type Locale } from 'contract/i18n/sentences'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Invited extends Brand {
  to: string
  locale: Locale
  title: string
  path: string
}

/** A learner finished: an invitation to review it. */
export function reviewInvitationMail({ locale, title, path, ...rest }: Invited): Mail {
  const words = texts[locale.language]
  const say = (text: string) => filled(text, locale, { site: rest.siteName, title })
  return letter(rest, {
    language: locale.language,
    to: rest.to,
    subject: say(words.subject),
    title: say(words.heading),
    paragraphs: [say(words.text)],
    rows: [[say(words.course), title]],
    button: { label: say(words.button), url: `${rest.siteUrl}${path}` },
    small: say(words.small),
  })
}

const ko = {
  subject: '[{site}] ‘{title}’, 어떠셨나요?',
  heading: '‘{title}’, 어떠셨나요?',
  text: '함께해 주셔서 감사합니다. 남겨 주신 {review|은} 다음에 오실 분들에게 큰 도움이 됩니다.',
  course: '{class}',
  button: '{review} 쓰기',
  small: '이 메일을 받지 않으려면 사이트의 내 정보에서 메일 알림을 꺼 주세요.',
}
const texts: Record<Language, typeof ko> = {
  ko,
  en: {
    subject: '[{site}] How was “{title}”?',
    heading: 'How was “{title}”?',
    text: 'Thank you for joining. Your {review} helps those who come next.',
    course: '{class}',
    button: 'Write {review|a}',
    small: 'To stop these mails, switch off mail notices under My information on the site.',
  },
  jp: {
    subject: '[{site}] 「{title}」はいかがでしたか？',
    heading: '「{title}」はいかがでしたか？',
    text: 'ご参加ありがとうございました。いただいた{review}は、これから参加する方の助けになります。',
    course: '{class}',
    button: '{review}を書く',
    small: 'このメールが不要な場合は、サイトの会員情報でメール通知をオフにしてください。',
  },
}
