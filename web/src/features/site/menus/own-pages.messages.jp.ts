import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { ownPageMessages as texts } from './own-pages.messages.ts'

export const ownPageMessages: Japanese<typeof texts> = {
  home: 'ホーム',
  classes: '{class}',
  notices: '{notice}',
  boards: '掲示板',
  intro: '紹介',
  myClasses: 'マイ{classroom}',
}
