import { notificationTexts } from 'contract/community/likes/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { notifyLike } from './likes.notify.ts'
import { likeRoutes } from './likes.routes.ts'
import { forgetLikes, mergeLikes } from './likes.service.ts'

/** Likes of classes. */
export const likes = feature({
  routes: likeRoutes,
  notificationTexts,
  listeners: [...forgetLikes, notifyLike],
  mergeAccounts: { onSite: mergeLikes },
  userColumns: { course_likes: ['user_seq'] },
})
