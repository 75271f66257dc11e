import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { suspendedMessages as texts } from './suspended.messages.ts'

export const suspendedMessages: Japanese<typeof texts> = {
  title: '現在ご利用いただけないサイトです',
  text: '{name}は運営が停止されています。お支払い済みの内容は、ログインして確認できます。',
  forMembers:
    '{name}は運営が停止されているため、新しい決済や投稿はできません。お支払い済みの{class}は引き続きご覧いただけます。',
  login: 'ログイン',
  manage: 'サイト管理',
  classes: 'マイ{classroom}',
  payments: '決済履歴',
}
