import type { Japanese } from '../../platform/words/dictionary.ts'
import type { alarmWords as texts } from './alarms.words.ts'

export const alarmWords: Japanese<typeof texts> = {
  title: '通知',
  open: '通知を開く',
  openUnread: '通知を開く（未読{count}件）',
  close: '閉じる',
  none: '通知はありません。',
  more: 'もっと見る',
  failed: '通知を読み込めませんでした',
  retry: '再試行',
  unread: '未読',
  fresh: '新しい通知があります。',
  applicant: '{name}さんから「{title}」の{enrolment}がありました。',
  enrolled: '「{title}」の{enrolment}が完了しました。',
  cancelled: '「{title}」の{enrolment}がキャンセルされました。',
  refunded: '「{title}」の{enrolment}がキャンセルされ、{amount}が返金されました。',
  staffCancelled: '{name}さんの「{title}」の{enrolment}がキャンセルされました。',
  review: '{name}さんが「{title}」に{review}を投稿しました。',
  joined: '{name}さんが会員になりました。',
  other: '新しいお知らせがあります。',
}
