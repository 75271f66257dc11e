import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { ownPageWords as texts } from './own-pages.messages.ts'

export const ownPageWords: Japanese<typeof texts> = {
  home: 'ホーム',
  classes: '{class}',
  notices: '{notice}',
  intro: '紹介',
  myClasses: 'マイ{classroom}',
}
