import { dictionary } from '../../../platform/words/dictionary.ts'

export const couponDialogMessages = dictionary('couponDialogMessages', {
  ko: { apply: '적용하기', cancel: '닫기' },
  en: { apply: 'Apply', cancel: 'Close' },
})
