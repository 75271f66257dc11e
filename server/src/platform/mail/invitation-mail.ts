import type { Language } from 'contract/languages'
import type { ClassStaffType } from 'contract/class-roles'
import type { Role } from 'contract/permissions'
import { letter, type Brand } from './letter.ts'
import type { Mail } from './mailer.ts'

interface Invited extends Brand {
  language: Language
  to: string
  role: Role | ClassStaffType
  /** The class it is about; null for the staff of the site. */
  classTitle: string | null
  invitedBy: string
  url: string
}

/** Asks somebody to join the staff of a site, or of one class. */
export function invitationMail({ to, role, classTitle, invitedBy, url, language, ...brand }: Invited): Mail {
  const { siteName } = brand
  const { label, ...words } =
    classTitle === null
      ? texts[language]({ siteName, invitedBy, role: names[language][role] })
      : classTexts[language]({ siteName, invitedBy, role: classNames[language][role], classTitle })
  return letter(brand, { to, language, ...words, button: { label, url } })
}

interface Told {
  siteName: string
  invitedBy: string
  role: string
}
interface Words {
  subject: string
  title: string
  paragraphs: string[]
  small: string
  label: string
}
const names = {
  ko: { OWN: '소유자', MNG: '운영자', TCH: '강사', FAC: '진행자', CMG: '매니저' },
  en: { OWN: 'an owner', MNG: 'a manager', TCH: 'a teacher', FAC: 'a facilitator', CMG: 'an assistant' },
  jp: { OWN: 'オーナー', MNG: '運営者', TCH: '講師', FAC: '進行役', CMG: 'マネージャー' },
} satisfies Names
type Names = Record<Language, Record<Role | ClassStaffType, string>>
const classNames = {
  ko: { ...names.ko, MNG: '클래스 운영자' },
  en: { ...names.en, MNG: 'the manager' },
  jp: { ...names.jp, MNG: 'クラス運営者' },
} satisfies Names

const texts: Record<Language, (told: Told) => Words> = {
  ko: ({ siteName, invitedBy, role }) => ({
    subject: `[${siteName}] 운영진 초대`,
    title: `${siteName}에서 함께 일해요`,
    paragraphs: [
      `${invitedBy} 님이 ${siteName}의 ${role}로 초대했습니다.`,
      '아래 버튼을 눌러 이 이메일로 로그인하거나 가입한 뒤 수락해 주세요.',
    ],
    small: '7일 동안 한 번만 쓸 수 있습니다. 모르는 초대라면 이 메일을 무시해 주세요.',
    label: '초대 확인하기',
  }),
  en: ({ siteName, invitedBy, role }) => ({
    subject: `[${siteName}] You are invited to the staff`,
    title: `Work with ${siteName}`,
    paragraphs: [
      `${invitedBy} invites you to be ${role} of ${siteName}.`,
      'Press the button, log in or sign up with this e-mail address, and accept.',
    ],
    small: 'The link works once, for 7 days. If you do not know this site, please ignore this mail.',
    label: 'See the invitation',
  }),
  jp: ({ siteName, invitedBy, role }) => ({
    subject: `[${siteName}] 運営メンバーへのご招待`,
    title: `${siteName}で一緒に働きませんか`,
    paragraphs: [
      `${invitedBy}さんが${siteName}の${role}としてご招待しています。`,
      '下のボタンを押し、このメールアドレスでログインまたは登録してから承諾してください。',
    ],
    small: 'リンクは7日間、一度だけ使えます。お心当たりがない場合はこのメールを無視してください。',
    label: '招待を確認する',
  }),
}

const classTexts: Record<Language, (told: Told & { classTitle: string }) => Words> = {
  ko: ({ siteName, classTitle, invitedBy, role }) => ({
    subject: `[${siteName}] ‘${classTitle}’ 초대`,
    title: `‘${classTitle}’을(를) 함께 맡아 주세요`,
    paragraphs: [
      `${invitedBy} 님이 ${siteName}의 ‘${classTitle}’에 ${role}로 초대했습니다.`,
      '아래 버튼을 눌러 이 이메일로 로그인하거나 가입한 뒤 수락해 주세요.',
    ],
    small: '7일 동안 한 번만 쓸 수 있습니다. 모르는 초대라면 이 메일을 무시해 주세요.',
    label: '초대 확인하기',
  }),
  en: ({ siteName, classTitle, invitedBy, role }) => ({
    subject: `[${siteName}] You are invited to work on “${classTitle}”`,
    title: `Work on “${classTitle}”`,
    paragraphs: [
      `${invitedBy} invites you to be ${role} of “${classTitle}” at ${siteName}.`,
      'Press the button, log in or sign up with this e-mail address, and accept.',
    ],
    small: 'The link works once, for 7 days. If you do not know this site, please ignore this mail.',
    label: 'See the invitation',
  }),
  jp: ({ siteName, classTitle, invitedBy, role }) => ({
    subject: `[${siteName}] 「${classTitle}」へのご招待`,
    title: `「${classTitle}」を一緒に担当しませんか`,
    paragraphs: [
      `${invitedBy}さんが${siteName}の「${classTitle}」に${role}としてご招待しています。`,
      '下のボタンを押し、このメールアドレスでログインまたは登録してから承諾してください。',
    ],
    small: 'リンクは7日間、一度だけ使えます。お心当たりがない場合はこのメールを無視してください。',
    label: '招待を確認する',
  }),
}
