import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { handOffMessages as texts } from './hand-off.messages.ts'

export const handOffMessages: Japanese<typeof texts> = {
  switchTitle: '別のアカウントでログインしますか？',
  switchText: 'このサイトには、現在別のアカウントでログインしています。',
  from: '現在のアカウント',
  to: '切り替えるアカウント',
  stay: '現在のアカウントのまま',
  change: 'アカウントを切り替える',
  failed: '移動できませんでした',
  failedText: 'アドレスが正しくないか、有効期限が切れています。マイページからもう一度お試しください。',
  toMyPage: 'マイページへ',
  retry: '再試行',
}
