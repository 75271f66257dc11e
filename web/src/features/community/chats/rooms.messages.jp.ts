import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { chatRoomMessages as texts } from './rooms.messages.ts'

export const chatRoomMessages: Japanese<typeof texts> = {
  rooms: 'チャットルーム',
  siteLead: 'サイトの会員が一緒に話す場所です。{class}のチャットルームは{classroom}から入れます。',
  external: '外部リンク',
  roomsUnread: 'チャットルーム、新着メッセージ{count}件',
  close: '閉じる',
  failed: 'チャットルームを読み込めませんでした',
  retry: '再試行',
  none: 'まだチャットルームがありません',
  noneText: 'チャットルームが開設されるとここに表示されます。',
  unread: '新着メッセージ{count}件',
  lastAt: '最後のメッセージ {when}',
  quiet: 'まだ会話がありません',
  isClosed: '終了',
  staffOnly: 'スタッフのみ投稿',
  enter: 'チャットルームに入る',
  enterAgain: 'チャットルームへ',
  ask: 'チャットルームに入ると完了になります。',
  done: 'ミッションを完了しました。お疲れさまでした！',
  gone: '入る予定だったチャットルームがなくなりました。自分で完了できます。',
}
