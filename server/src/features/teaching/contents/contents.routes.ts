import * as api from 'contract/teaching/contents/api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './contents.service.ts'

export const contentsRoutes = [
  implement(api.createContents, ({ ctx, body }) => service.makeContents(ctx, body)),
  implement(api.getContentsInfo, ({ ctx, params }) => service.contentsInfo(ctx, params.courseSeq)),
]
