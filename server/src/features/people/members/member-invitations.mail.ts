import type { Language } from 'contract/i18n/languages'
import { filled } from 'contract/i18n/sentences'
import { standardLocale } from '../../../platform/words/site-words.ts'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Invited extends Brand {
  language: Language
  to: string
  name: string
  invitedBy: string
  url: string
}

/** Invites a person to join a site. They join by themselves and choose there what they agree to. */
export function memberInvitationMail({ language, to, name, invitedBy, url, ...brand }: Invited): Mail {
  const say = (text: string) =>
    filled(text, standardLocale(language), { site: brand.siteName, name, invitedBy })
  const { subject, title, paragraphs, small, label } = texts[language]
  return letter(brand, {
    to,
    language,
    subject: say(subject),
    title: say(title),
    paragraphs: paragraphs.map(say),
    small,
    button: { label, url },
  })
}

interface Words {
  subject: string
  title: string
  paragraphs: string[]
  small: string
  label: string
}
const texts: Record<Language, Words> = {
  ko: {
    subject: '[{site}] 회원 초대',
    title: '{site}에 초대합니다',
    paragraphs: [
      '{invitedBy} 님이 {name} 님을 {site} 회원으로 초대했습니다.',
      '아래 버튼을 누르고 이 이메일로 가입하거나 로그인해 주세요. 약관과 소식 받기는 가입할 때 직접 선택합니다.',
    ],
    small:
      '30일 안에 가입하지 않으면 초대와 이 이메일 주소가 지워집니다. 모르는 초대라면 이 메일을 무시해 주세요.',
    label: '가입하기',
  },
  en: {
    subject: '[{site}] You are invited',
    title: 'Join {site}',
    paragraphs: [
      '{invitedBy} invites you, {name}, to become a member of {site}.',
      'Press the button and sign up or log in with this e-mail address. You choose there what you agree to.',
    ],
    small:
      'If you do not join within 30 days, the invitation and this address are deleted. If you do not know this site, please ignore this mail.',
    label: 'Join',
  },
  jp: {
    subject: '[{site}] 会員へのご招待',
    title: '{site}へご招待します',
    paragraphs: [
      '{invitedBy}さんが{name}さんを{site}の会員としてご招待しています。',
      '下のボタンを押し、このメールアドレスで登録またはログインしてください。規約やお知らせの受信は登録時にご自身でお選びいただけます。',
    ],
    small:
      '30日以内に登録されない場合、招待とこのメールアドレスは削除されます。お心当たりがない場合はこのメールを無視してください。',
    label: '登録する',
  },
}
