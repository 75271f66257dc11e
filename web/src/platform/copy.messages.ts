import { dictionary } from './words/dictionary.ts'

export const copyMessages = dictionary('copyMessages', {
  ko: {
    copyOf: '{what} 복사',
    copied: '복사했어요.',
    notCopied: '복사하지 못했어요. 글자를 골라 복사해 주세요.',
  },
  en: {
    copyOf: 'Copy {what}',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Please select the text.',
  },
})
