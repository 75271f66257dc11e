import { event } from '../../http/endpoint.ts'
import { Said } from './schemas.ts'

export const questionPosted = event('question.asked', Said)
export const questionAnswered = event('question.answered', Said)
