import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { liveTalkMessages as texts } from './talk.messages.ts'

export const liveTalkMessages: Japanese<typeof texts> = {
  log: 'チャットメッセージ',
  empty: 'メッセージはまだありません',
  emptyText: '最初のあいさつを送ってみましょう。ここにいる全員に表示されます。',
  loading: 'メッセージを読み込んでいます',
  failed: 'メッセージを読み込めませんでした',
  retry: '再試行',
  write: '全員にメッセージを送る',
  writeToHosts: '進行役だけに質問する',
  send: '送信',
  toHosts: '進行役のみ',
  toHostsHint: '進行役と自分だけに表示されます。',
  privateQuestion: '非公開の質問',
  host: '進行役',
  removed: '削除されたメッセージです',
  remove: 'メッセージを削除',
  removeOf: '{name}さんのメッセージを削除',
  notSent: '送信できませんでした。もう一度押してください。',
  notRemoved: '削除できませんでした。もう一度押してください。',
}
