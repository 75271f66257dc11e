import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Request {
  to: string
  language: Language
  site: string
  version: number
  siteCodeReviewSeq: number
}
/** Notifies an operator that code of a site waits for a decision. */
export function siteCodeRequestMail(
  brand: Brand,
  { to, language, site, version, siteCodeReviewSeq }: Request,
) {
  const { subject, text, label, rows } = texts[language].request
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows: [
      [rows.site, site],
      [rows.version, String(version)],
    ],
    button: { label, url: `${brand.siteUrl}/admin/site-code/${siteCodeReviewSeq}` },
  })
}

interface Decision {
  to: string
  language: Language
  version: number
  status: 'ALLOWED' | 'REFUSED' | 'WITHDRAWN'
  reason: string | null
}
/** Notifies an owner of the operator's decision about the site's code. */
export function siteCodeDecisionMail(
  brand: Brand,
  { to, language, version, status, reason }: Decision,
): Mail {
  const { label, rows } = texts[language].request
  const { subject, text } = texts[language][status]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows: [
      [rows.version, String(version)],
      ...(reason ? [[rows.reason, reason] satisfies [string, string]] : []),
    ],
    button: { label, url: `${brand.siteUrl}/settings/snippet` },
  })
}

interface Text {
  subject: string
  text: string
}
interface Texts extends Record<Decision['status'], Text> {
  request: Text & { label: string; rows: { site: string; version: string; reason: string } }
}
const texts: Record<Language, Texts> = {
  ko: {
    request: {
      subject: '사이트에 추가할 코드를 확인해 주세요',
      text: '사이트 소유자가 페이지에 코드를 추가하려고 합니다. 허용하기 전까지 이 코드는 실행되지 않습니다.',
      label: '코드 확인하기',
      rows: { site: '사이트', version: '코드 번호', reason: '사유' },
    },
    ALLOWED: {
      subject: '추가한 코드가 허용되었습니다',
      text: '이제 사이트 페이지에서 코드가 실행됩니다.',
    },
    REFUSED: {
      subject: '추가한 코드가 허용되지 않았습니다',
      text: '플랫폼 운영자가 아래 사유로 코드를 허용하지 않았습니다. 코드를 고쳐 새로 저장하면 다시 요청할 수 있습니다.',
    },
    WITHDRAWN: {
      subject: '추가한 코드의 허용이 취소되었습니다',
      text: '플랫폼 운영자가 아래 사유로 허용을 취소했습니다. 사이트에 추가한 코드는 모두 바로 중지되었습니다.',
    },
  },
  en: {
    request: {
      subject: 'Code of a site waits for you',
      text: 'The owner of a site wants to add code to its pages. It does not run until you allow it.',
      label: 'Look at the code',
      rows: { site: 'Site', version: 'Version', reason: 'Reason' },
    },
    ALLOWED: { subject: 'Your code was allowed', text: 'It runs on the pages of your site from now on.' },
    REFUSED: {
      subject: 'Your code was not allowed',
      text: 'The operator of the platform refused it for the reason below. Change it and save it anew to ask again.',
    },
    WITHDRAWN: {
      subject: 'Your code is no longer allowed',
      text: 'The operator of the platform withdrew the permission for the reason below. All code you added has stopped.',
    },
  },
  jp: {
    request: {
      subject: 'サイトに追加されるコードをご確認ください',
      text: 'サイトの所有者がページにコードを追加しようとしています。許可するまで、このコードは実行されません。',
      label: 'コードを確認する',
      rows: { site: 'サイト', version: 'バージョン', reason: '理由' },
    },
    ALLOWED: {
      subject: '追加したコードが許可されました',
      text: 'これより、サイトのページでコードが実行されます。',
    },
    REFUSED: {
      subject: '追加したコードは許可されませんでした',
      text: 'プラットフォームの運営者が下記の理由で許可しませんでした。コードを修正して新しく保存すると、もう一度申請できます。',
    },
    WITHDRAWN: {
      subject: '追加したコードの許可が取り消されました',
      text: 'プラットフォームの運営者が下記の理由で許可を取り消しました。追加したコードはすべて停止しました。',
    },
  },
}
