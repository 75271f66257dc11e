import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { lessonQuestionMessages as texts } from './lesson-questions.messages.ts'

export const lessonQuestionMessages: Japanese<typeof texts> = {
  questions: '質問',
  which: '表示する質問',
  ofLesson: 'この{course}',
  ofClass: '{class}全体',
}
