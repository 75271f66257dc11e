import { dictionary } from '../../../platform/words/dictionary.ts'

export const materialItemMessages = dictionary('materialItemMessages', {
  ko: {
    viewOnly: 'PDF는 보기만 허용',
    viewOnlyHint:
      '내려받기와 인쇄 없이 {classroom} 안에서만 볼 수 있고, 보는 사람의 이메일이 페이지마다 표시돼요. 화면 촬영까지 막지는 못해요.',
  },
  en: {
    viewOnly: 'PDFs can only be viewed',
    viewOnlyHint:
      'They open in the {classroom} without download or print, and each page bears the e-mail of its reader. Pictures of the screen cannot be prevented.',
  },
})
