import { dictionary } from '../../../platform/words/dictionary.ts'

export const ownPageMessages = dictionary('ownPageMessages', {
  ko: {
    home: '홈',
    classes: '{class}',
    notices: '{notice}',
    intro: '소개',
    myClasses: '내 {classroom}',
  },
  en: {
    home: 'Home',
    classes: '{class|s}',
    notices: '{notice|s}',
    intro: 'About',
    myClasses: 'My {classroom}',
  },
})
