import { dictionary } from '../../../platform/words/dictionary.ts'

export const ownPageMessages = dictionary('ownPageMessages', {
  ko: {
    home: '홈',
    classes: '{class}',
    notices: '{notice}',
    boards: '게시판',
    intro: '소개',
    myClasses: '내 {classroom}',
  },
  en: {
    home: 'Home',
    classes: '{class|s}',
    notices: '{notice|s}',
    boards: 'Boards',
    intro: 'About',
    myClasses: 'My {classroom}',
  },
})
