import * as api from 'contract/people/levels/api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './levels.service.ts'

export const levelRoutes = [
  implement(api.listLevels, ({ ctx }) => service.listLevels(ctx)),
  implement(api.listLevelNames, ({ ctx }) => service.listLevelNames(ctx)),
  implement(api.createLevel, ({ ctx, body }) => service.createLevel(ctx, body)),
  implement(api.modifyLevel, ({ ctx, params, body }) => service.modifyLevel(ctx, params.levelSeq, body)),
  implement(api.deleteLevel, ({ ctx, params }) => service.deleteLevel(ctx, params.levelSeq)),
  implement(api.orderLevels, ({ ctx, body }) => service.orderLevels(ctx, body.levelSeqs)),
  implement(api.setLevelDisplay, ({ ctx, body }) => service.setDisplay(ctx, body.isBesideNames)),
]
