import type { SuspensionChange } from 'contract/workflows/suspensions/events'
import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'

interface About {
  to: string
  language: Language
  siteName: string
  url: string
  /** The words of the operator, or of those who object. */
  words: string
}

/** Notifies an owner of a decision about their site. */
export const decisionMail = (brand: Brand, { change, ...about }: About & { change: SuspensionChange }) =>
  mailOf(brand, about, change)

/** Notifies an operator that somebody objects. */
export const appealMail = (brand: Brand, about: About) => mailOf(brand, about, 'APPEAL')

function mailOf(brand: Brand, { to, language, siteName, url, words }: About, kind: keyof Kinds) {
  const { rows, ...kinds } = texts[language]
  const { subject, text, label, said } = kinds[kind]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows: [
      [rows, siteName],
      [said, words],
    ],
    button: { label, url },
  })
}

interface Text {
  subject: string
  text: string
  label: string
  said: string
}
type Kinds = Record<SuspensionChange | 'APPEAL', Text>
const texts: Record<Language, Kinds & { rows: string }> = {
  ko: {
    rows: '사이트',
    SUSPENDED: {
      subject: '사이트 운영이 중지되었습니다',
      text: '아래 사유로 사이트의 페이지가 닫혔고, 결제와 글쓰기도 멈췄습니다. 관리 화면에는 계속 로그인할 수 있으며, 사이트를 내보내거나 이의를 제기할 수 있습니다.',
      label: '사유 확인하고 이의 제기하기',
      said: '사유',
    },
    LIFTED: {
      subject: '사이트 운영 중지가 풀렸습니다',
      text: '사이트를 다시 운영할 수 있습니다. 그동안 미뤄진 정기 결제는 일주일 뒤부터 다시 진행됩니다.',
      label: '관리 화면으로 가기',
      said: '운영자의 말',
    },
    APPEAL_REJECTED: {
      subject: '이의 제기에 대한 답변입니다',
      text: '이의 제기를 검토했지만 사이트 운영 중지는 계속됩니다. 달라진 점이 있으면 다시 제기할 수 있습니다.',
      label: '답변 확인하기',
      said: '답변',
    },
    APPEAL: {
      subject: '운영 중지에 대한 이의 제기가 들어왔습니다',
      text: '운영이 중지된 사이트에서 이의를 제기했습니다. 내용을 검토하고 답변해 주세요.',
      label: '검토하기',
      said: '내용',
    },
  },
  en: {
    rows: 'Site',
    SUSPENDED: {
      subject: 'Your site was suspended',
      text: 'Its pages are closed for the reason below; nobody can buy or post. You can still sign in to the management area, export the site and file an appeal.',
      label: 'Read the reason and appeal',
      said: 'Reason',
    },
    LIFTED: {
      subject: 'The suspension of your site was lifted',
      text: 'Your site works again. Renewals that were due meanwhile go on in a week.',
      label: 'Go to the management area',
      said: 'From the operator',
    },
    APPEAL_REJECTED: {
      subject: 'Your appeal was answered',
      text: 'Your appeal was reviewed, and the site stays suspended. If something has changed, you can file another one.',
      label: 'Read the answer',
      said: 'Answer',
    },
    APPEAL: {
      subject: 'An appeal against a suspension',
      text: 'A suspended site objects. Please review it and answer.',
      label: 'Review it',
      said: 'Appeal',
    },
  },
  jp: {
    rows: 'サイト',
    SUSPENDED: {
      subject: 'サイトの運営が停止されました',
      text: '下記の理由でサイトのページが非公開になり、決済と投稿も停止しました。管理画面には引き続きログインでき、サイトの書き出しや異議申し立てができます。',
      label: '理由を確認して異議を申し立てる',
      said: '理由',
    },
    LIFTED: {
      subject: 'サイトの運営停止が解除されました',
      text: 'サイトを再び運営できます。停止中に見送られた定期決済は、1週間後から再開されます。',
      label: '管理画面へ',
      said: '運営者より',
    },
    APPEAL_REJECTED: {
      subject: '異議申し立てへの回答です',
      text: '異議申し立てを確認しましたが、運営停止は継続します。状況が変わった場合は、もう一度申し立てることができます。',
      label: '回答を確認する',
      said: '回答',
    },
    APPEAL: {
      subject: '運営停止への異議申し立てが届きました',
      text: '運営が停止されているサイトから異議申し立てがありました。内容を確認して回答してください。',
      label: '確認する',
      said: '内容',
    },
  },
}
