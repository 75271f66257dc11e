import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Chosen extends Brand {
  language: Language
  to: string
  /** Only about advertising that reaches phones at night. */
  isNight: boolean
  isAgreed: boolean
  /** In Seoul time. */
  at: string
  /** The page of the setting; mail programs post to it for one-click unsubscribing. */
  url: string
}

/** Confirms a choice about marketing, which the law requires. */
export function consentMail({ to, isNight, isAgreed, at, url, language, ...brand }: Chosen): Mail {
  const choice = isAgreed ? 'on' : 'off'
  const { title, text, when, label, subject } =
    texts[language][isNight ? (`${choice}AtNight` as const) : choice]
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
const texts: Record<Language, Record<'on' | 'off' | 'onAtNight' | 'offAtNight', Words>> = {
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
    onAtNight: {
      subject: '야간 수신 동의 안내',
      title: '밤에도 소식을 보내 드릴게요',
      text: '밤 9시부터 아침 8시 사이에도 {site}의 혜택과 소식을 문자와 앱 알림으로 받기로 하셨습니다. 언제든 내 정보에서 끌 수 있고, 아래 버튼을 누르면 모든 소식을 그만 받습니다.',
      when: '동의한 때',
      label: '모든 소식 수신 거부',
    },
    offAtNight: {
      subject: '야간 수신 거부 처리 안내',
      title: '밤에는 소식을 보내지 않아요',
      text: '밤 9시부터 아침 8시 사이에는 {site}의 혜택과 소식을 문자와 앱 알림으로 보내 드리지 않습니다. 낮에는 계속 받으실 수 있습니다.',
      when: '처리한 때',
      label: '모든 소식 수신 거부',
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
    onAtNight: {
      subject: 'You will receive news at night too',
      title: 'You will hear from us at night too',
      text: 'You agreed to receive news and offers of {site} on your phone from 21:00 to 08:00 too. You can change it in your information; the button below stops all news.',
      when: 'Agreed on',
      label: 'Stop all news',
    },
    offAtNight: {
      subject: 'You will receive no more news at night',
      title: 'No more news at night',
      text: 'We will send no news and offers of {site} to your phone from 21:00 to 08:00 any more. You still receive them during the day.',
      when: 'Done on',
      label: 'Stop all news',
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
    onAtNight: {
      subject: '夜間の受信登録について',
      title: '夜間もお知らせをお送りします',
      text: '21時から翌8時の間も、{site}のお得な情報とお知らせをSMSやプッシュ通知で受け取ることに同意されました。マイ情報からいつでも変更できます。下のボタンですべてのお知らせを停止します。',
      when: '同意日時',
      label: 'すべてのお知らせを停止する',
    },
    offAtNight: {
      subject: '夜間の受信停止について',
      title: '夜間はお知らせをお送りしません',
      text: '21時から翌8時の間は、{site}のお得な情報とお知らせをSMSやプッシュ通知でお送りしません。日中は引き続きお送りします。',
      when: '停止日時',
      label: 'すべてのお知らせを停止する',
    },
  },
}
