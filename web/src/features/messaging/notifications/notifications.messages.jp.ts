import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { alarmMessages as texts } from './notifications.messages.ts'

export const alarmMessages: Japanese<typeof texts> = {
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
}
