import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { reportSiteMessages as texts } from './report-site.messages.ts'

export const reportSiteMessages: Japanese<typeof texts> = {
  title: 'サイトの報告',
  sub: '{name}に問題がある場合はお知らせください。サイトの運営者ではなく、プラットフォームの運営者が確認します。',
  kind: 'どのような問題ですか？',
  ILLEGAL: '違法なコンテンツ',
  RIGHTS: '著作権・肖像権などの権利侵害',
  FRAUD: '虚偽の販売や詐欺',
  HARM: '嫌がらせ・ヘイト・個人情報の公開',
  OTHER: 'その他の問題',
  text: '内容',
  textHint: 'どの部分がなぜ問題なのかをご記入ください。パスワードやカード番号は書かないでください。',
  email: '回答用メールアドレス（任意）',
  emailHint: '対応結果のお知らせにのみ使用し、その後削除します。',
  page: '報告するページ：{path}',
  website: '空のままにしてください',
  incomplete: '問題の種類を選び、内容をご記入ください。',
  failed: '送信できませんでした。もう一度お試しください。',
  send: '報告する',
  done: '報告を送信しました',
  doneText: 'プラットフォームの運営者が確認し、必要な対応を行います。',
  back: '元のページへ',
}
