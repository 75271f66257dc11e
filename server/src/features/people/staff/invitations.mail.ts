import type { Language } from 'contract/i18n/languages'
import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { Role } from 'contract/http/permissions'
import { filled, type Locale } from 'contract/i18n/sentences'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Invited extends Brand {
  /** The language of the mail and the site's terms. */
  locale: Locale
  to: string
  role: Role | ClassStaffType
  /** The course of the invitation; null for the staff of the site. */
  classTitle: string | null
  invitedBy: string
  url: string
}

/** Invites a person to the staff of a site, or of one course. */
export function invitationMail({ locale, to, role, classTitle, invitedBy, url, ...brand }: Invited): Mail {
  const { language } = locale
  const names = classTitle === null ? roleNames : classRoleNames
  const values = {
    site: brand.siteName,
    invitedBy,
    title: classTitle ?? '',
    role: filled(names[language][role], locale),
  }
  const say = (text: string) => filled(text, locale, values)
  const { label, paragraphs, ...words } = (classTitle === null ? texts : classTexts)[language]
  return letter(brand, {
    to,
    language,
    subject: say(words.subject),
    title: say(words.title),
    paragraphs: paragraphs.map(say),
    small: words.small,
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
const roleNames = {
  ko: { OWN: '소유자', MNG: '운영자', TCH: '{instructor}', FAC: '진행자', CMG: '{class} 매니저' },
  en: {
    OWN: 'an owner',
    MNG: 'a manager',
    TCH: '{instructor|a}',
    FAC: 'a facilitator',
    CMG: '{class|a} assistant',
  },
  jp: { OWN: 'オーナー', MNG: '運営者', TCH: '{instructor}', FAC: '進行役', CMG: '{class}マネージャー' },
} satisfies Names
type Names = Record<Language, Record<Role | ClassStaffType, string>>
const classRoleNames = {
  ko: { ...roleNames.ko, MNG: '{class} 운영자' },
  en: { ...roleNames.en, MNG: 'the manager' },
  jp: { ...roleNames.jp, MNG: '{class}運営者' },
} satisfies Names

const texts: Record<Language, Words> = {
  ko: {
    subject: '[{site}] 운영진 초대',
    title: '{site}에서 함께 일해요',
    paragraphs: [
      '{invitedBy} 님이 {site}의 {role|으로} 초대했습니다.',
      '아래 버튼을 눌러 이 이메일로 로그인하거나 가입한 뒤 수락해 주세요.',
    ],
    small: '7일 동안 한 번만 쓸 수 있습니다. 모르는 초대라면 이 메일을 무시해 주세요.',
    label: '초대 확인하기',
  },
  en: {
    subject: '[{site}] You are invited to the staff',
    title: 'Work with {site}',
    paragraphs: [
      '{invitedBy} invites you to be {role} of {site}.',
      'Press the button, log in or sign up with this e-mail address, and accept.',
    ],
    small: 'The link works once, for 7 days. If you do not know this site, please ignore this mail.',
    label: 'See the invitation',
  },
  jp: {
    subject: '[{site}] 運営メンバーへのご招待',
    title: '{site}で一緒に働きませんか',
    paragraphs: [
      '{invitedBy}さんが{site}の{role}としてご招待しています。',
      '下のボタンを押し、このメールアドレスでログインまたは登録してから承諾してください。',
    ],
    small: 'リンクは7日間、一度だけ使えます。お心当たりがない場合はこのメールを無視してください。',
    label: '招待を確認する',
  },
}

const classTexts: Record<Language, Words> = {
  ko: {
    subject: '[{site}] ‘{title}’ 초대',
    title: '‘{title|을} 함께 맡아 주세요',
    paragraphs: [
      '{invitedBy} 님이 {site}의 ‘{title}’에 {role|으로} 초대했습니다.',
      '아래 버튼을 눌러 이 이메일로 로그인하거나 가입한 뒤 수락해 주세요.',
    ],
    small: '7일 동안 한 번만 쓸 수 있습니다. 모르는 초대라면 이 메일을 무시해 주세요.',
    label: '초대 확인하기',
  },
  en: {
    subject: '[{site}] You are invited to work on “{title}”',
    title: 'Work on “{title}”',
    paragraphs: [
      '{invitedBy} invites you to be {role} of “{title}” at {site}.',
      'Press the button, log in or sign up with this e-mail address, and accept.',
    ],
    small: 'The link works once, for 7 days. If you do not know this site, please ignore this mail.',
    label: 'See the invitation',
  },
  jp: {
    subject: '[{site}] 「{title}」へのご招待',
    title: '「{title}」を一緒に担当しませんか',
    paragraphs: [
      '{invitedBy}さんが{site}の「{title}」に{role}としてご招待しています。',
      '下のボタンを押し、このメールアドレスでログインまたは登録してから承諾してください。',
    ],
    small: 'リンクは7日間、一度だけ使えます。お心当たりがない場合はこのメールを無視してください。',
    label: '招待を確認する',
  },
}
