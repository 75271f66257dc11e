import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { termsMessages as texts } from './legal.messages.ts'

export const termsMessages: Japanese<typeof texts> = {
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  marketing: 'マーケティング情報の受信への同意',
  close: '閉じる',
  failed: '読み込めませんでした',
  retry: '再試行',
  version: 'バージョン',
  inForce: '現在施行中',
  inForceSince: '現在施行中（{date}から）',
  upcoming: '{date}から施行予定',
  past: '以前のバージョン（{date}から）',
  first: '以前のバージョン（最初から）',
  changed: '{kind}が変更されました。{date}から施行しています。',
  changes: '{date}から{kind}が変更されます。',
  needsConsent: '引き続きご利用いただくには同意が必要です。',
  read: '読む',
  seen: '確認しました',
  agree: '同意する',
  thanks: '記録しました。',
  notSaved: '記録できませんでした。もう一度お試しください。',
  news: '規約に関するお知らせ',
}
