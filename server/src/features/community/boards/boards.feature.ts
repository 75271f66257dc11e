import { refusals } from 'contract/community/boards/refusals'
import { notificationTexts } from 'contract/community/boards/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { copyClassBoards, dropOldTempPosts, emptyClassBoards, forgetBoardPosts } from './boards.jobs.ts'
import { notifyBoardComment, notifyBoardPost, notifyNewlyMentioned } from './boards.notify.ts'
import { notifyBoardReport, notifyHidden } from './board-reports.notify.ts'
import { boardReportRoutes } from './board-reports.routes.ts'
import { boardRoutes } from './boards.routes.ts'
import { classBoardRoutes } from './class-boards.routes.ts'
import { mergeRows } from './merge-accounts.queries.ts'

/** Boards of a site and of its classes: their settings, posts with pictures and files, comments and likes. */
export const boards = feature({
  refusals,
  notificationTexts,
  routes: [...boardRoutes, ...classBoardRoutes, ...boardReportRoutes],
  listeners: [
    notifyBoardPost,
    notifyBoardComment,
    notifyNewlyMentioned,
    notifyBoardReport,
    notifyHidden,
    forgetBoardPosts,
    copyClassBoards,
    emptyClassBoards,
  ],
  timers: [dropOldTempPosts],
  uploadKinds: [
    { kind: 'board_picture', permissions: 'member' },
    { kind: 'board_file', permissions: 'member' },
  ],
  fileColumns: { board_post_files: ['file_seq'] },
  mergeAccounts: { onSite: mergeRows },
  userColumns: {
    board_comments: ['user_seq', 'hidden_by_user_seq'],
    board_likes: ['user_seq'],
    board_mentions: ['user_seq'],
    board_post_mentions: ['user_seq'],
    board_posts: ['user_seq', 'hidden_by_user_seq'],
    board_reports: ['user_seq', 'settled_by_user_seq'],
    board_temp_posts: ['user_seq'],
  },
})
