import { feature } from '../../platform/feature.ts'
import { questionRoutes } from './questions.routes.ts'

export const questions = feature({
  routes: questionRoutes,
  userColumns: {
    class_answers: ['user_seq'],
    class_questions: ['user_seq'],
  },
})
