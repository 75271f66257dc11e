import { refusals } from 'contract/community/questions/refusals'
import { notificationTexts } from 'contract/community/questions/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { mailAnswer } from './answers.notify.ts'
import { notifyAnswer, notifyQuestion } from './questions.notify.ts'
import { questionSpreadsheet } from './question-spreadsheet.service.ts'
import { questionRoutes } from './questions.routes.ts'

/** Questions of learners and answers of staff. */
export const questions = feature({
  refusals,
  routes: questionRoutes,
  notificationTexts,
  spreadsheets: [questionSpreadsheet],
  listeners: [notifyQuestion, notifyAnswer, mailAnswer],
  userColumns: { class_answers: ['user_seq'], class_questions: ['user_seq'] },
})
