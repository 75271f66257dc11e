import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { chatPartMessages as texts } from './chat-part.messages.ts'

export const chatPartMessages: Japanese<typeof texts> = {
  room: '入るチャットルーム',
  roomHint: '{participant}がこのチャットルームに入ると、ミッションが自動で完了します。',
  chooseRoom: 'チャットルームを選んでください',
  nothingToChoose: 'まだチャットルームがありません',
  NO_ROOM: '入るチャットルームを選んでください',
  makeRoom: '新しいチャットルームを作る',
  failed: 'チャットルームを読み込めませんでした',
  roomGone: 'チャットルームが削除されました',
  enters: 'ミッション・「{name}」に入ると完了',
}
