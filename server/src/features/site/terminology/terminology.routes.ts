import * as promisedWords from 'contract/site/terminology/api'
import { implement } from '../../../platform/http/implement.ts'
import { getChosenWords, saveWords } from './terminology.service.ts'

export const terminologyRoutes = [
  implement(promisedWords.getKeywords, ({ ctx }) => getChosenWords(ctx)),
  implement(promisedWords.saveKeywords, ({ ctx, body }) => saveWords(ctx, body.words)),
]
