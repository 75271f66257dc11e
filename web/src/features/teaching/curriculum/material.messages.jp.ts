import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { materialItemMessages as texts } from './material.messages.ts'

export const materialItemMessages: Japanese<typeof texts> = {
  viewOnly: 'PDFは閲覧のみ',
  viewOnlyHint:
    'ダウンロードや印刷はできず、{classroom}の中でだけ閲覧できます。各ページに閲覧者のメールアドレスが表示されます。画面の撮影までは防げません。',
}
