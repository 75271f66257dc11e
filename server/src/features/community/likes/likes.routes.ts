import * as promised from 'contract/community/likes/api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './likes.service.ts'

export const likeRoutes = [
  implement(promised.likeCourse, ({ ctx, params }) => service.like(ctx, params.courseSeq)),
  implement(promised.unlikeCourse, ({ ctx, params }) => service.unlike(ctx, params.courseSeq)),
  implement(promised.listBookmarks, ({ ctx }) => service.listBookmarks(ctx)),
  implement(promised.listMyLikes, ({ ctx, query }) => service.listMyLikes(ctx, query)),
  implement(promised.listClassLikes, ({ ctx, query }) => service.listClassLikes(ctx, query)),
  implement(promised.listLikers, ({ ctx, params, query }) =>
    service.listLikers(ctx, params.courseSeq, query),
  ),
]
