import type { Japanese } from './dictionary.ts'
import type { platformWords as texts } from './platform.words.ts'

export const platformWords: Japanese<typeof texts> = {
  feed: '{name} {notice}',
  wrong: '問題が発生しました',
  wrongText: '一時的なエラーが発生しました。しばらくしてからもう一度お試しください。',
  retry: '再試行',
  home: 'ホームへ',
  missing: 'ページが見つかりません',
  missingText: 'アドレスが変わったか、削除されたページです。',
  gone: '運営者が削除した{class}です',
  notice: 'お知らせ',
  loginNeeded: 'ログインが必要です。ログインしますか？',
  cancel: 'キャンセル',
  notAllowed: 'アクセス権限がありません。',
  ok: 'OK',
  close: '閉じる',
  loading: '読み込み中',
  skip: '本文へスキップ',
  toasts: 'お知らせメッセージ',
  counter: '（{count}/{max}文字）',
  atMost: '{max}文字以内で入力してください。',
  requiredLine: '{label}を入力してください。',
  requiredArea: '{label}の項目を入力してください。',
  noMoreThan: '{max}まで入力できます。',
  today: '今日',
  yesterday: '昨日',
}
