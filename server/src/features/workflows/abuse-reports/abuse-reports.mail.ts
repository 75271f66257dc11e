import type { AbuseKind } from 'contract/workflows/abuse-reports/abuse-reports.rules'
import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'

interface About {
  to: string
  language: Language
  siteName: string
}
interface Reported extends About {
  kind: AbuseKind
  path: string
  text: string
}

/** Notifies an operator that a site was reported. */
export function reportMail(brand: Brand, { to, language, siteName, path, text }: Reported) {
  const { reported, site, page, content } = texts[language]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${reported.subject}`,
    title: reported.subject,
    paragraphs: [reported.text],
    rows: [
      [site, siteName],
      [page, path],
      [content, text],
    ],
    button: { label: reported.label, url: `${brand.siteUrl}/admin/abuse-reports` },
  })
}

/** The words of the operator to an owner. */
export function warningMail(
  brand: Brand,
  { to, language, siteName, siteUrl, words }: About & { siteUrl: string; words: string },
) {
  const { warned, site, content } = texts[language]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${warned.subject}`,
    title: warned.subject,
    paragraphs: [warned.text],
    rows: [
      [site, siteName],
      [content, words],
    ],
    button: { label: warned.label, url: `${siteUrl}/settings` },
  })
}

/** Informs a reporter of the outcome, without the words to the owners. */
export function outcomeMail(
  brand: Brand,
  { to, language, siteName, isActedOn }: About & { isActedOn: boolean },
) {
  const { outcome, site } = texts[language]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${outcome.subject}`,
    title: outcome.subject,
    paragraphs: [isActedOn ? outcome.acted : outcome.dismissed],
    rows: [[site, siteName]],
  })
}

interface Text {
  subject: string
  text: string
  label: string
}
interface Texts {
  reported: Text
  warned: Text
  outcome: { subject: string; acted: string; dismissed: string }
  site: string
  page: string
  content: string
}
const texts: Record<Language, Texts> = {
  ko: {
    reported: {
      subject: '사이트 신고가 들어왔습니다',
      text: '아래 페이지를 확인하고 처리해 주세요. 처리하기 전까지 같은 사이트의 다른 신고는 메일로 알리지 않습니다.',
      label: '신고 확인하기',
    },
    warned: {
      subject: '사이트가 신고되었습니다',
      text: '플랫폼 운영자가 신고를 확인하고 아래와 같이 요청합니다. 고치지 않으면 사이트 운영이 중지될 수 있습니다.',
      label: '관리 화면으로 가기',
    },
    outcome: {
      subject: '신고하신 내용의 처리 결과입니다',
      acted: '신고해 주신 내용을 확인하고 필요한 조치를 했습니다. 알려 주셔서 고맙습니다.',
      dismissed: '신고해 주신 내용을 검토했지만, 조치할 사항을 찾지 못했습니다. 알려 주셔서 고맙습니다.',
    },
    site: '사이트',
    page: '페이지',
    content: '내용',
  },
  en: {
    reported: {
      subject: 'A site was reported',
      text: 'Please look at the page and decide. Further reports of this site are not mailed until then.',
      label: 'Look at the report',
    },
    warned: {
      subject: 'Your site was reported',
      text: 'The operator of the platform looked at a report and requests the following. The site may be suspended if nothing changes.',
      label: 'Go to the management area',
    },
    outcome: {
      subject: 'What became of your report',
      acted: 'We looked at your report and did what is necessary. Thank you for it.',
      dismissed: 'We looked at your report and found nothing to act on. Thank you for it.',
    },
    site: 'Site',
    page: 'Page',
    content: 'Text',
  },
  jp: {
    reported: {
      subject: 'サイトの報告が届きました',
      text: '下記のページを確認して対応してください。対応するまで、同じサイトの他の報告はメールでお知らせしません。',
      label: '報告を確認する',
    },
    warned: {
      subject: 'サイトが報告されました',
      text: 'プラットフォームの運営者が報告を確認し、下記のとおりお願いしています。改善されない場合、サイトの運営が停止されることがあります。',
      label: '管理画面へ',
    },
    outcome: {
      subject: 'ご報告内容の対応結果です',
      acted: 'ご報告いただいた内容を確認し、必要な対応を行いました。お知らせいただきありがとうございました。',
      dismissed:
        'ご報告いただいた内容を確認しましたが、対応が必要な点は見つかりませんでした。お知らせいただきありがとうございました。',
    },
    site: 'サイト',
    page: 'ページ',
    content: '内容',
  },
}
