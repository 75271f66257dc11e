import type { Language } from 'contract/i18n/languages'
import { filled, type Locale } from 'contract/i18n/sentences'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface ReviewMail extends Brand {
  locale: Locale
  to: string
  courseSeq: number
  title: string
  verdict: 'APPROVED' | 'REJECTED' | 'AUTO'
  reason: string | null
}

/** The result of a course review, for the instructors of the course. */
export function reviewMail({ locale, to, courseSeq, title, verdict, reason, ...brand }: ReviewMail): Mail {
  const isPublished = verdict !== 'REJECTED'
  const words = texts[locale.language][isPublished ? 'published' : 'rejected']
  const say = (text: string) => filled(text, locale, { site: brand.siteName, title })
  const page = `${brand.siteUrl}/classes/${courseSeq}`
  return letter(brand, {
    language: locale.language,
    to,
    subject: say(words.subject),
    title: say(words.title),
    paragraphs: words.paragraphs.map(say),
    ...(reason && { rows: [[say(words.reason), reason]] satisfies [string, string][] }),
    button: { label: say(words.button), url: isPublished ? page : `${page}/settings/information` },
  })
}

interface Words {
  subject: string
  title: string
  paragraphs: string[]
  reason: string
  button: string
}
const texts: Record<Language, { published: Words; rejected: Words }> = {
  ko: {
    published: {
      subject: '[{site}] ‘{title}’ {class|이} 공개되었습니다',
      title: '{class|이} 공개되었습니다',
      paragraphs: ['‘{title}’의 심사가 끝나 사이트에 공개되었습니다. 이제 {enrolment|을} 받을 수 있습니다.'],
      reason: '안내',
      button: '{class} 페이지 보기',
    },
    rejected: {
      subject: '[{site}] ‘{title}’ 심사 결과를 확인해 주세요',
      title: '조금만 고쳐 주세요',
      paragraphs: ['‘{title}’ 심사에서 고칠 점이 있었습니다. 내용을 고친 뒤 다시 제출해 주세요.'],
      reason: '고칠 점',
      button: '{class} 고치기',
    },
  },
  en: {
    published: {
      subject: '[{site}] “{title}” is public',
      title: 'Your {class} is public',
      paragraphs: ['“{title}” was approved and is on the site. {enrolment} is open.'],
      reason: 'Note',
      button: 'See the {class}',
    },
    rejected: {
      subject: '[{site}] “{title}” needs a change',
      title: 'Please make a change',
      paragraphs: [
        'Something in “{title}” has to be improved before it can be public. Please change it and hand it in again.',
      ],
      reason: 'What to change',
      button: 'Edit the {class}',
    },
  },
  jp: {
    published: {
      subject: '[{site}] 「{title}」が公開されました',
      title: '{class}が公開されました',
      paragraphs: ['「{title}」の審査が終わり、サイトに公開されました。{enrolment}を受け付けられます。'],
      reason: 'ご案内',
      button: '{class}のページを見る',
    },
    rejected: {
      subject: '[{site}] 「{title}」の審査結果をご確認ください',
      title: '修正をお願いします',
      paragraphs: [
        '「{title}」の審査で修正が必要な点がありました。内容を直してから、もう一度提出してください。',
      ],
      reason: '修正が必要な点',
      button: '{class}を修正する',
    },
  },
}
