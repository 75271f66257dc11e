import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Chosen extends Brand {
  language: Language
  to: string
  isAgreed: boolean
  /** In Seoul time. */
  at: string
  /** The page of the setting; mail programs post to it for one-click unsubscribing. */
  url: string
}

/** Confirms a choice about marketing, which the law requires. */
export function consentMail({ to, isAgreed, at, url, language, ...brand }: Chosen): Mail {
  const { title, text, when, label, subject } = texts[language][isAgreed ? 'on' : 'off']
  const { siteName } = brand
  const mail = letter(brand, {
    to,
    language,
    subject: `[${siteName}] ${subject}`,
    title,
    paragraphs: [text.replace('{site}', siteName)],
    rows: [[when, at]],
    button: { label, url },
  })
  return { ...mail, unsubscribeUrl: url }
}

interface Words {
  subject: string
  title: string
  text: string
  when: string
  label: string
}
const texts: Record<Language, Record<'on' | 'off', Words>> = {
  ko: {
    on: {
      subject: '혜택과 소식 수신 동의 안내',
      title: '소식을 보내 드릴게요',
      text: '{site}의 혜택과 소식을 받기로 하셨습니다. 언제든 아래 버튼으로 그만 받을 수 있습니다.',
      when: '동의한 때',
      label: '수신 거부',
    },
    off: {
      subject: '혜택과 소식 수신 거부 처리 안내',
      title: '더는 소식을 보내지 않아요',
      text: '{site}의 혜택과 소식을 더 이상 보내 드리지 않습니다. 결제와 수강에 꼭 필요한 안내는 계속 보내 드립니다.',
      when: '처리한 때',
      label: '다시 받기',
    },
  },
  en: {
    on: {
      subject: 'You will receive news and offers',
      title: 'You will hear from us',
      text: 'You agreed to receive news and offers of {site}. You can stop them at any time with the button below.',
      when: 'Agreed on',
      label: 'Unsubscribe',
    },
    off: {
      subject: 'You will receive no more news and offers',
      title: 'No more news',
      text: 'We will send you no more news and offers of {site}. You still receive what concerns your payments and places.',
      when: 'Done on',
      label: 'Subscribe again',
    },
  },
  jp: {
    on: {
      subject: 'お知らせの配信登録について',
      title: 'お知らせをお送りします',
      text: '{site}のお得な情報とお知らせの受信に同意されました。下のボタンからいつでも停止できます。',
      when: '同意日時',
      label: '配信を停止する',
    },
    off: {
      subject: 'お知らせの配信停止について',
      title: '配信を停止しました',
      text: '{site}のお得な情報とお知らせは今後お送りしません。お支払いや受講に必要なご案内は引き続きお送りします。',
      when: '停止日時',
      label: '再び受け取る',
    },
  },
}
