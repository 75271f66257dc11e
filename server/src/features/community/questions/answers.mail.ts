import type { Language } from 'contract/i18n/languages'
import { filled, type Locale } from 'contract/i18n/sentences'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Addressed extends Brand {
  to: string
  locale: Locale
}
interface Answered extends Addressed {
  courseSeq: number
  title: string
  question: string
}
const LONGEST_QUOTE = 200

/** A question was answered: for the learner who asked. The mail links to the answer, which may have changed. */
export function answerMail({ locale, courseSeq, question, title, ...rest }: Answered): Mail {
  const words = texts[locale.language]
  const say = saying(locale, { site: rest.siteName, title })
  const letters = Array.from(question.replace(/\s+/g, ' ').trim())
  const quote =
    letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : letters.join('')
  return letter(rest, {
    language: locale.language,
    to: rest.to,
    subject: say(words.answerSubject),
    title: say(words.answerTitle),
    paragraphs: [say(words.answerText)],
    rows: [
      [say(words.course), title],
      [say(words.question), quote],
    ],
    button: { label: say(words.answerButton), url: `${rest.siteUrl}/classes/${courseSeq}#questions` },
    small: say(words.small),
  })
}

const saying = (locale: Locale, values: Record<string, string>) => (text: string) =>
  filled(text, locale, values)

const ko = {
  course: '{class}',
  answerSubject: '[{site}] ‘{title}’ 질문에 답변이 달렸습니다',
  answerTitle: '질문에 답변이 달렸습니다',
  answerText: '‘{title}’에 남기신 질문에 답변이 달렸습니다.',
  question: '질문',
  answerButton: '답변 보기',
  small: '이 메일을 받지 않으려면 사이트의 내 정보에서 메일 알림을 꺼 주세요.',
}
const texts: Record<Language, typeof ko> = {
  ko,
  en: {
    course: '{class}',
    answerSubject: '[{site}] Your question about “{title}” was answered',
    answerTitle: 'Your question was answered',
    answerText: 'There is an answer to your question about “{title}”.',
    question: 'Question',
    answerButton: 'Read the answer',
    small: 'To stop these mails, switch off mail notices under My information on the site.',
  },
  jp: {
    course: '{class}',
    answerSubject: '[{site}] 「{title}」の質問に回答がありました',
    answerTitle: '質問に回答がありました',
    answerText: '「{title}」に投稿された質問に回答がありました。',
    question: '質問',
    answerButton: '回答を見る',
    small: 'このメールが不要な場合は、サイトの会員情報でメール通知をオフにしてください。',
  },
}
