import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { courseOrderMessages as texts } from './course-order.messages.ts'

export const courseOrderMessages: Japanese<typeof texts> = {
  order: '表示順',
  title: '先に表示する{class}',
  about: '一覧とトップページでこの順に先に表示されます。それ以外は受講者の多い順です。',
  none: 'まだありません。{class}のメニューから「先に表示」を選んでください。',
  contents: '先に表示するコンテンツ',
  noContents: 'まだありません。コンテンツのメニューから「先に表示」を選んでください。',
  packages: '先に表示するパッケージ',
  aboutPackages: 'パッケージ一覧でこの順に先に表示されます。それ以外は受講者の多い順です。',
  noPackages: 'まだありません。パッケージのメニューから「先に表示」を選んでください。',
  up: '{name}を上へ',
  down: '{name}を下へ',
  leave: '{name}を外す',
  first: '先に表示',
  made: '先に表示するようにしました。',
  saved: '順序を保存しました。',
  save: '保存',
  cancel: 'キャンセル',
  close: '閉じる',
  failed: '保存できませんでした。もう一度お試しください。',
}
