import { feature } from '../../platform/feature.ts'
import { questionRoutes } from './questions.routes.ts'

export const questions = feature({ routes: questionRoutes })
