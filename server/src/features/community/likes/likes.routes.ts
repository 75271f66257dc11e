import * as api from 'contract/community/likes/api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './likes.service.ts'

export const likeRoutes = [
  implement(api.likeCourse, ({ ctx, params }) => service.like(ctx, params.courseSeq)),
  implement(api.unlikeCourse, ({ ctx, params }) => service.unlike(ctx, params.courseSeq)),
  implement(api.listBookmarks, ({ ctx }) => service.listBookmarks(ctx)),
  implement(api.listMyLikes, ({ ctx, query }) => service.listMyLikes(ctx, query)),
  implement(api.listClassLikes, ({ ctx, query }) => service.listClassLikes(ctx, query)),
  implement(api.listLikers, ({ ctx, params, query }) => service.listLikers(ctx, params.courseSeq, query)),
]
