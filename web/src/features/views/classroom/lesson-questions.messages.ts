import { dictionary } from '../../../platform/words/dictionary.ts'

export const lessonQuestionMessages = dictionary('lessonQuestionMessages', {
  ko: { questions: '질문', which: '볼 질문', ofLesson: '이 {course}', ofClass: '{class} 전체' },
  en: {
    questions: 'Questions',
    which: 'Which questions',
    ofLesson: 'This {course}',
    ofClass: 'Whole {class}',
  },
})
