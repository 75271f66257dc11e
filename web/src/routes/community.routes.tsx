import type { RouteObject } from 'react-router'
import { screen } from '../platform/screen.tsx'

const boardList = () => import('../features/community/boards/settings/BoardsScreen.tsx')
const boardForms = () => import('../features/community/boards/settings/BoardFormScreens.tsx')

const chatForms = () => import('../features/community/chats/settings/SiteRoomFormScreens.tsx')
const classPosts = () => import('../features/community/boards/settings/ClassBoardPostsScreen.tsx')

const boardReports = () => import('../features/community/boards/settings/BoardReportsScreen.tsx')

/** Boards and chat rooms, for the staff of a site. */
export const communityScreens: RouteObject[] = [
  screen('settings/board/site', () => boardList().then((m) => m.BoardsScreen), {
    needs: ['SITE_BOARD_READ'],
  }),
  screen('settings/board/site/register', () => boardForms().then((m) => m.BoardRegisterScreen), {
    needs: ['SITE_BOARD_CREATE'],
  }),
  screen('settings/board/site/:boardSeq/edit', () => boardForms().then((m) => m.BoardEditScreen), {
    needs: ['SITE_BOARD_UPDATE'],
  }),
  screen('settings/board/course', () => classPosts().then((m) => m.ClassBoardPostsScreen), {
    needs: ['SITE_BOARD_READ'],
  }),
  screen(
    'settings/review/reports',
    () =>
      import('../features/community/reviews/settings/ReviewReportsScreen.tsx').then(
        (m) => m.ReviewReportsScreen,
      ),
    { needs: ['SITE_REVIEW_READ'] },
  ),
  screen('settings/board/reports', () => boardReports().then((m) => m.BoardReportsScreen), {
    needs: ['SITE_BOARD_READ'],
  }),
  screen(
    'settings/chat',
    () => import('../features/community/chats/settings/SiteRoomsScreen.tsx').then((m) => m.SiteRoomsScreen),
    { needs: ['SITE_CLASS_READ'] },
  ),
  screen('settings/chat/create', () => chatForms().then((m) => m.SiteRoomCreateScreen), {
    needs: ['SITE_CLASS_UPDATE'],
  }),
  screen('settings/chat/edit', () => chatForms().then((m) => m.SiteRoomEditScreen), {
    needs: ['SITE_CLASS_UPDATE'],
  }),
]
