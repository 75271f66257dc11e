import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { couponDialogMessages as texts } from './coupon-dialog.messages.ts'

export const couponDialogMessages: Japanese<typeof texts> = {
  apply: '適用する',
  cancel: '閉じる',
}
