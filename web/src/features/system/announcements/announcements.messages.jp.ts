import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { announcementsMessages as texts } from './announcements.messages.ts'

export const announcementsMessages: Japanese<typeof texts> = {
  title: 'プラットフォームの告知',
  sub: 'プラットフォームの運営者から、サイトを運営する方への告知です。会員や訪問者には表示されません。',
  none: 'まだ告知はありません',
  noneText: 'メンテナンスや新機能の情報は、ここと管理画面の上部でご案内します。',
  INFO: '案内',
  IMPORTANT: '重要',
  over: '終了',
  period: '{from} – {until}',
  read: '詳しく見る',
  closeOf: '「{title}」を閉じる',
  failed: '処理できませんでした。もう一度お試しください。',
}
