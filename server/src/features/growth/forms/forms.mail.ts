import type { Language } from 'contract/i18n/languages'
import type { FormSeq } from 'contract/values/ids'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Sent extends Brand {
  to: string
  language: Language
  title: string
  formSeq: FormSeq
}

/** Somebody answered a form: for those who manage the site. What was answered is read on the site alone. */
export function responseMail({ to, language, title, formSeq, ...brand }: Sent): Mail {
  const words = texts[language](title)
  return letter(brand, {
    language,
    to,
    subject: `[${brand.siteName}] ${words.subject}`,
    title: words.subject,
    paragraphs: [words.text],
    button: { label: words.button, url: `${brand.siteUrl}/settings/form/${formSeq}/edit/response` },
  })
}

const texts: Record<Language, (title: string) => { subject: string; text: string; button: string }> = {
  ko: (title) => ({
    subject: `‘${title}’ 새 응답`,
    text: `‘${title}’ 양식에 새 응답이 왔습니다. 내용은 사이트에서 확인할 수 있습니다.`,
    button: '응답 보기',
  }),
  en: (title) => ({
    subject: `New response to “${title}”`,
    text: `Somebody answered the form “${title}”. You can read the answers on your site.`,
    button: 'See the responses',
  }),
  jp: (title) => ({
    subject: `「${title}」に新しい回答`,
    text: `フォーム「${title}」に新しい回答が届きました。内容はサイトでご確認いただけます。`,
    button: '回答を見る',
  }),
}
