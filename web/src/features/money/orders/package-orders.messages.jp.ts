import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { packageOrderMessages as texts } from './package-orders.messages.ts'

export const packageOrderMessages: Japanese<typeof texts> = {
  contained: 'パッケージに含まれる{class}',
  opened: 'ご利用いただける{class}',
  enter: '{classroom}へ',
}
