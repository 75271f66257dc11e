import * as wordsApi from 'contract/site/terminology/api'
import { implement } from '../../../platform/http/implement.ts'
import { getChosenWords, saveWords } from './terminology.service.ts'

export const terminologyRoutes = [
  implement(wordsApi.getKeywords, ({ ctx }) => getChosenWords(ctx)),
  implement(wordsApi.saveKeywords, ({ ctx, body }) => saveWords(ctx, body.words)),
]
