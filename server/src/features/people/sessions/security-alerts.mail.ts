import { formatSeoulMoment } from 'contract/values/moments'
import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

/** Events that are mailed to the user, because another person may have caused them. */
export type SecurityEvent =
  | 'FACTOR_ADDED'
  | 'FACTOR_REMOVED'
  | 'NEW_BROWSER'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'WITHDRAWN'

interface Happened extends Brand {
  language: Language
  to: string
  event: SecurityEvent
  /** The name that the owner gave the second factor. */
  factor?: string
  browser: string | null
  system: string | null
  at: Date
}

/** Notifies the owner of an account of a change to its ways to sign in, with a link for undoing it. */
export function securityMail({ to, language, event, factor, at, browser, system, ...brand }: Happened): Mail {
  const { rows, small, closingFootnote, ...words } = texts[language]
  const { subject, text, label } = words[event]
  const device = [browser, system].filter(Boolean).join(' · ')
  const known: [string, string | undefined][] = [
    [rows.factor, factor],
    [rows.at, formatSeoulMoment(at, language)],
    [rows.device, device],
  ]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows: known.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    button: { label, url: brand.siteUrl + pages[event] },
    small: event === 'WITHDRAWN' ? closingFootnote : small,
  })
}

const pages: Record<SecurityEvent, string> = {
  FACTOR_ADDED: '/editinformation#second-factor',
  FACTOR_REMOVED: '/editinformation#second-factor',
  NEW_BROWSER: '/editinformation#devices',
  PASSWORD_CHANGED: '/editinformation#devices',
  PASSWORD_RESET: '/login',
  WITHDRAWN: '/',
}

interface Words {
  subject: string
  text: string
  label: string
}
type Texts = Record<SecurityEvent, Words> & {
  rows: { factor: string; at: string; device: string }
  small: string
  closingFootnote: string
}
const texts: Record<Language, Texts> = {
  ko: {
    FACTOR_ADDED: {
      subject: '2단계 인증 수단이 추가되었습니다',
      text: '이제 로그인할 때 이 수단으로도 본인임을 확인할 수 있습니다.',
      label: '2단계 인증 확인하기',
    },
    FACTOR_REMOVED: {
      subject: '2단계 인증 수단이 삭제되었습니다',
      text: '이 수단으로는 더 이상 로그인할 수 없습니다.',
      label: '2단계 인증 확인하기',
    },
    NEW_BROWSER: {
      subject: '새로운 브라우저에서 로그인했습니다',
      text: '처음 보는 브라우저에서 회원님의 계정으로 로그인했습니다.',
      label: '로그인한 기기 확인하기',
    },
    PASSWORD_CHANGED: {
      subject: '비밀번호가 변경되었습니다',
      text: '회원님의 계정 비밀번호가 변경되었습니다. 다른 기기에서는 모두 로그아웃되었습니다.',
      label: '로그인한 기기 확인하기',
    },
    PASSWORD_RESET: {
      subject: '비밀번호가 재설정되었습니다',
      text: '메일로 받은 링크로 새 비밀번호를 설정했습니다. 모든 기기에서 로그아웃되었습니다.',
      label: '로그인하기',
    },
    WITHDRAWN: {
      subject: '회원 탈퇴가 완료되었습니다',
      text: '회원님의 계정이 탈퇴 처리되었습니다. 그동안 이용해 주셔서 감사합니다.',
      label: '홈으로 가기',
    },
    rows: { factor: '인증 수단', at: '일시', device: '기기' },
    small:
      '본인이 하지 않았다면 바로 비밀번호를 바꾸고, 내 정보 수정에서 모르는 기기를 로그아웃해 주세요. 이 안내는 계정을 지키기 위해 누구에게나 보내 드립니다.',
    closingFootnote:
      '본인이 탈퇴하지 않았다면 바로 운영자에게 문의해 주세요. 개인 정보는 30일 뒤에 삭제됩니다.',
  },
  en: {
    FACTOR_ADDED: {
      subject: 'A second factor was added',
      text: 'From now on it can also confirm that it is you who logs in.',
      label: 'See your second factors',
    },
    FACTOR_REMOVED: {
      subject: 'A second factor was removed',
      text: 'Nobody can log in with it any more.',
      label: 'See your second factors',
    },
    NEW_BROWSER: {
      subject: 'A new browser logged in',
      text: 'A browser we have not seen before logged in to your account.',
      label: 'See where you are logged in',
    },
    PASSWORD_CHANGED: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed. All other devices were logged out.',
      label: 'See where you are logged in',
    },
    PASSWORD_RESET: {
      subject: 'Your password was reset',
      text: 'A new password was set with the link we mailed. All devices were logged out.',
      label: 'Log in',
    },
    WITHDRAWN: {
      subject: 'Your account was closed',
      text: 'Your account is closed. Thank you for having been with us.',
      label: 'Go to the home page',
    },
    rows: { factor: 'Second factor', at: 'When', device: 'Device' },
    small:
      'If this was not you, change your password now and log out devices you do not know under “Edit my info”. Everybody gets this notice, to keep accounts safe.',
    closingFootnote:
      'If you did not close it, please contact us right away. Personal data is erased after 30 days.',
  },
  jp: {
    FACTOR_ADDED: {
      subject: '2段階認証の手段が追加されました',
      text: '今後はこの手段でもログイン時の本人確認ができます。',
      label: '2段階認証を確認する',
    },
    FACTOR_REMOVED: {
      subject: '2段階認証の手段が削除されました',
      text: 'この手段ではログインできなくなりました。',
      label: '2段階認証を確認する',
    },
    NEW_BROWSER: {
      subject: '新しいブラウザからログインがありました',
      text: '初めてのブラウザからお客様のアカウントにログインがありました。',
      label: 'ログイン中の端末を確認する',
    },
    PASSWORD_CHANGED: {
      subject: 'パスワードが変更されました',
      text: 'お客様のアカウントのパスワードが変更されました。ほかの端末からはすべてログアウトされました。',
      label: 'ログイン中の端末を確認する',
    },
    PASSWORD_RESET: {
      subject: 'パスワードが再設定されました',
      text: 'メールのリンクから新しいパスワードが設定されました。すべての端末からログアウトされました。',
      label: 'ログインする',
    },
    WITHDRAWN: {
      subject: '退会手続きが完了しました',
      text: 'お客様のアカウントは退会済みになりました。これまでご利用いただきありがとうございました。',
      label: 'ホームへ',
    },
    rows: { factor: '認証手段', at: '日時', device: '端末' },
    small:
      'お心当たりがない場合は、すぐにパスワードを変更し、会員情報の編集から不明な端末をログアウトしてください。このお知らせはアカウントを守るため、すべての方にお送りしています。',
    closingFootnote: 'お心当たりがない場合は、すぐにお問い合わせください。個人情報は30日後に削除されます。',
  },
}
