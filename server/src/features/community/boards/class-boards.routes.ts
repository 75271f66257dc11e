import * as api from 'contract/community/boards/class.api'
import { implement } from '../../../platform/http/implement.ts'
import { listClassBoards, showClassPost } from './boards.views.ts'
import * as service from './class-boards.service.ts'

export const classBoardRoutes = [
  implement(api.listClassBoards, ({ ctx, params }) => listClassBoards(ctx, params.courseSeq)),
  implement(api.getClassBoardPost, ({ ctx, params }) => showClassPost(ctx, params)),
  implement(api.pinClassBoardPost, ({ ctx, params, body }) => service.pinIn(ctx, params, body.isPinned)),
  implement(api.listClassBoardSettings, ({ ctx, params }) => service.listOwn(ctx, params.courseSeq)),
  implement(api.createClassBoard, ({ ctx, params, body }) => service.createIn(ctx, params.courseSeq, body)),
  implement(api.orderClassBoards, ({ ctx, params, body }) =>
    service.orderIn(ctx, params.courseSeq, body.boardSeqs),
  ),
  implement(api.saveClassBoard, ({ ctx, params, body }) => service.saveIn(ctx, params, body)),
  implement(api.removeClassBoard, ({ ctx, params }) => service.removeIn(ctx, params)),
  implement(api.listClassBoardPosts, ({ ctx, query }) => service.listAllPosts(ctx, query)),
  implement(api.listBoardClasses, ({ ctx }) => service.listClasses(ctx)),
]
