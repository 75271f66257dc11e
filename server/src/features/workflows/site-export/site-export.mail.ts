import type { Language } from 'contract/i18n/languages'
import { formatBytes } from 'contract/values/bytes'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Exported extends Brand {
  language: Language
  to: string
  /** Where the file is downloaded. */
  path: string
  /** Null where it could not be made. */
  bytes: number | null
}

/** Says that an archive can be downloaded, or could not be made. The file is never handed out by the mail itself. */
export function exportedMail({ language, to, path, bytes, ...brand }: Exported): Mail {
  const words = texts[language]
  const { subject, text } = bytes === null ? words.failed : words.ready
  return letter(brand, {
    language,
    to,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows: bytes === null ? [] : [[words.size, formatBytes(bytes)]],
    button: { label: words.button, url: `${brand.siteUrl}${path}` },
  })
}

interface Texts {
  ready: { subject: string; text: string }
  failed: { subject: string; text: string }
  size: string
  button: string
}
const texts: Record<Language, Texts> = {
  ko: {
    ready: {
      subject: '사이트 내보내기가 끝났습니다',
      text: '내보낸 파일은 7일 동안 내려받을 수 있으며, 그 뒤에는 삭제됩니다. 회원의 개인정보가 들어 있으니 안전한 곳에 보관해 주세요.',
    },
    failed: {
      subject: '사이트를 내보내지 못했습니다',
      text: '저장 공간이 부족해 파일을 만들지 못했습니다. 플랫폼 운영자에게 문의한 뒤 다시 시도해 주세요.',
    },
    size: '파일 크기',
    button: '내보내기 화면 열기',
  },
  en: {
    ready: {
      subject: 'Your site is exported',
      text: 'The file can be downloaded for 7 days and is deleted after that. It holds personal data of your members: keep it in a safe place.',
    },
    failed: {
      subject: 'Your site could not be exported',
      text: 'There was not enough storage for the file. Ask who runs the platform, then try again.',
    },
    size: 'Size',
    button: 'Open the page',
  },
  jp: {
    ready: {
      subject: 'サイトの書き出しが完了しました',
      text: 'ファイルは7日間ダウンロードでき、その後削除されます。会員の個人情報が含まれているため、安全な場所に保管してください。',
    },
    failed: {
      subject: 'サイトを書き出せませんでした',
      text: '保存容量が足りず、ファイルを作成できませんでした。プラットフォームの運営者に問い合わせてから、もう一度お試しください。',
    },
    size: 'ファイルサイズ',
    button: '書き出し画面を開く',
  },
}
