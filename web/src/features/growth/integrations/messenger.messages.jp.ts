import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { messengerMessages as texts } from './messenger.messages.ts'

export const messengerMessages: Japanese<typeof texts> = {
  ask: 'カカオトークで問い合わせる',
  askNew: 'カカオトークで問い合わせる（新しいウィンドウ）',
  failed: 'メッセンジャーに接続できませんでした',
  failedText:
    '一時的なエラー、またはネットワークの問題の可能性があります。しばらくしてからもう一度お試しください。',
  ok: 'OK',
}
