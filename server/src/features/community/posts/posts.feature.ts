import { refusals } from 'contract/community/posts/refusals'
import { notificationTexts } from 'contract/community/posts/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { mergeReports } from './merge-accounts.queries.ts'
import { forgetPosts, notifyComment, notifyReport } from './posts.jobs.ts'
import { postRoutes } from './posts.routes.ts'

/** Posts, comments and reports of a class, days of a challenge. */
export const posts = feature({
  refusals,
  routes: postRoutes,
  notificationTexts,
  listeners: [notifyComment, notifyReport, forgetPosts],
  uploadKinds: [{ kind: 'post', permissions: 'member' }],
  fileColumns: { class_post_pictures: ['file_seq'] },
  mergeAccounts: { onSite: mergeReports },
  userColumns: {
    class_comments: ['user_seq', 'hidden_by_user_seq'],
    class_posts: ['user_seq', 'hidden_by_user_seq'],
    class_reports: ['user_seq', 'settled_by_user_seq'],
  },
})
