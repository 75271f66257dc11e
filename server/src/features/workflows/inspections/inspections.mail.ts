import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'

interface About {
  to: string
  language: Language
  siteName: string
  url: string
}

/** Asks an owner whether the operator may look at their site. */
export function requestMail(
  brand: Brand,
  { to, language, siteName, url, reason }: About & { reason: string },
) {
  const { request, site } = texts[language]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${request.subject}`,
    title: request.subject,
    paragraphs: [request.text],
    rows: [
      [site, siteName],
      [request.reason, reason],
    ],
    button: { label: request.label, url },
  })
}

/** The answer of the owners to the operator. */
export function answerMail(
  brand: Brand,
  { to, language, siteName, url, isAllowed }: About & { isAllowed: boolean },
) {
  const { allowed, refused, label, site } = texts[language]
  const { subject, text } = isAllowed ? allowed : refused
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows: [[site, siteName]],
    button: { label, url },
  })
}

interface Text {
  subject: string
  text: string
}
interface Texts {
  request: Text & { label: string; reason: string }
  allowed: Text
  refused: Text
  label: string
  site: string
}
const texts: Record<Language, Texts> = {
  ko: {
    request: {
      subject: '플랫폼 운영자가 사이트 열람을 요청했습니다',
      text: '허용하면 한 시간 동안 관리 화면을 볼 수 있지만, 아무것도 바꿀 수 없습니다. 무엇을 보았는지는 활동 기록에 남습니다. 답하지 않으면 허용되지 않습니다.',
      label: '요청 확인하기',
      reason: '이유',
    },
    allowed: {
      subject: '사이트 열람이 허용되었습니다',
      text: '한 시간 동안 사이트의 관리 화면을 볼 수 있습니다.',
    },
    refused: {
      subject: '사이트 열람이 거절되었습니다',
      text: '사이트 소유자가 열람을 허용하지 않았습니다.',
    },
    label: '사이트 정보로 가기',
    site: '사이트',
  },
  en: {
    request: {
      subject: 'The operator of the platform asks to look at your site',
      text: 'If you allow it, they see the management area for an hour and can change nothing. What they look at stands in the activity history. Without an answer it is not allowed.',
      label: 'Look at the request',
      reason: 'Reason',
    },
    allowed: {
      subject: 'You may look at the site',
      text: 'The management area of the site is open to you for an hour.',
    },
    refused: { subject: 'You may not look at the site', text: 'An owner of the site refused it.' },
    label: 'Go to the site’s page',
    site: 'Site',
  },
  jp: {
    request: {
      subject: 'プラットフォームの運営者がサイトの閲覧をリクエストしました',
      text: '許可すると、1時間だけ管理画面を閲覧できますが、何も変更できません。閲覧した内容は活動履歴に残ります。回答がない場合は許可されません。',
      label: 'リクエストを確認する',
      reason: '理由',
    },
    allowed: { subject: 'サイトの閲覧が許可されました', text: '1時間、サイトの管理画面を閲覧できます。' },
    refused: { subject: 'サイトの閲覧が拒否されました', text: 'サイトの所有者が閲覧を許可しませんでした。' },
    label: 'サイト情報へ',
    site: 'サイト',
  },
}
