import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { permissionGroupMessages as texts } from './permissions.messages.ts'

export const permissionGroupMessages: Japanese<typeof texts> = {
  site: 'サイト',
  class: '{class}',
  student: '{participant}',
  member: '会員',
  community: '掲示板と{review}',
  money: '売上とマーケティング',
  staff: '運営メンバー',
}
