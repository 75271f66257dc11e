import type { Language } from 'contract/i18n/languages'
import { filled, type Locale, type Values } from 'contract/i18n/sentences'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

type MailContent = Brand & { locale: Locale }

export function codeMail({ to, code, locale, ...brand }: MailContent & { to: string; code: string }): Mail {
  const t = writing(locale, { site: brand.siteName })
  return letter(brand, {
    language: locale.language,
    to,
    code,
    subject: t('codeSubject'),
    title: t('codeTitle'),
    paragraphs: [t('codeText')],
    small: t('codeSmall'),
  })
}

export function resetMail({ to, url, locale, ...brand }: MailContent & { to: string; url: string }): Mail {
  const t = writing(locale, { site: brand.siteName })
  return letter(brand, {
    language: locale.language,
    to,
    subject: t('resetSubject'),
    title: t('resetTitle'),
    paragraphs: [t('resetText')],
    small: t('resetSmall'),
    button: { label: t('resetButton'), url },
  })
}

const ko = {
  codeSubject: '[{site}] 이메일 인증번호',
  codeTitle: '이메일 인증번호',
  codeText: '아래 인증번호 6자리를 화면에 입력해 주세요.',
  codeSmall: '10분 동안 쓸 수 있습니다. 요청한 적이 없다면 이 메일을 무시해 주세요.',
  resetSubject: '[{site}] 비밀번호 재설정',
  resetTitle: '비밀번호 재설정',
  resetText: '아래 버튼을 눌러 새 비밀번호를 정해 주세요.',
  resetSmall: '30분 동안 한 번만 쓸 수 있습니다. 요청한 적이 없다면 이 메일을 무시해 주세요.',
  resetButton: '새 비밀번호 정하기',
}
type Word = keyof typeof ko

const en: Record<Word, string> = {
  codeSubject: '[{site}] Your verification code',
  codeTitle: 'Your verification code',
  codeText: 'Enter these six digits on the screen you came from.',
  codeSmall: 'It works for 10 minutes. If you did not ask for it, please ignore this mail.',
  resetSubject: '[{site}] Reset your password',
  resetTitle: 'Reset your password',
  resetText: 'Press the button to choose a new password.',
  resetSmall: 'The link works once, for 30 minutes. If you did not ask for it, please ignore this mail.',
  resetButton: 'Choose a new password',
}

const jp: Record<Word, string> = {
  codeSubject: '[{site}] メール認証コード',
  codeTitle: 'メール認証コード',
  codeText: '次の6桁の認証コードを画面に入力してください。',
  codeSmall: '有効期間は10分です。お心当たりのない場合は、このメールを破棄してください。',
  resetSubject: '[{site}] パスワードの再設定',
  resetTitle: 'パスワードの再設定',
  resetText: '下のボタンから新しいパスワードを設定してください。',
  resetSmall: 'リンクは30分間、1回のみ有効です。お心当たりのない場合は、このメールを破棄してください。',
  resetButton: '新しいパスワードを設定する',
}

const words: Record<Language, Record<Word, string>> = { ko, en, jp }

const writing = (locale: Locale, values: Values) => (word: Word) =>
  filled(words[locale.language][word], locale, values)
