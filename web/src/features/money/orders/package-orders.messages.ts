import { dictionary } from '../../../platform/words/dictionary.ts'

export const packageOrderMessages = dictionary('packageOrderMessages', {
  ko: {
    contained: '패키지에 담긴 {class}',
    opened: '이제 이용하실 수 있는 {class}',
    enter: '{classroom|으로} 가기',
  },
  en: {
    contained: '{class|s} in this package',
    opened: 'Your {class|s}',
    enter: 'To the {classroom}',
  },
})
