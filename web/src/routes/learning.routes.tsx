import type { RouteObject } from 'react-router'
import { IN_ALIAS, screen } from '../platform/screen.tsx'
import { SiteLayout } from '../layouts/SiteLayout.tsx'

/** The classroom fills the window; the learner's list of classes is under the site's header. */
export const learningRoutes: RouteObject[] = [
  screen(
    `${IN_ALIAS}classes/:courseSeq/classroom/:curriculumSeq`,
    () => import('../features/views/classroom/ClassroomScreen.tsx').then((m) => m.ClassroomScreen),
    { name: 'classes-classroom' },
  ),
  screen(
    `${IN_ALIAS}classes/:courseSeq/live/:itemSeq`,
    () => import('../features/learning/live-rooms/LiveRoomScreen.tsx').then((m) => m.LiveRoomScreen),
    { needs: 'member' },
  ),
  screen(
    `${IN_ALIAS}classes/:courseSeq/chat/:chatRoomSeq`,
    () => import('../features/community/chats/ChatScreen.tsx').then((m) => m.ChatScreen),
    { needs: 'member' },
  ),
  screen(
    'chat/:chatRoomSeq',
    () => import('../features/community/chats/ChatScreen.tsx').then((m) => m.SiteChatScreen),
    { needs: 'member' },
  ),
  {
    Component: SiteLayout,
    children: [
      screen(
        'chat',
        () => import('../features/community/chats/SiteChatsScreen.tsx').then((m) => m.SiteChatsScreen),
        { needs: 'member' },
      ),
      screen(
        `${IN_ALIAS}classes/:courseSeq/challenge`,
        () =>
          import('../features/learning/challenges/ChallengeTodayScreen.tsx').then(
            (m) => m.ChallengeTodayScreen,
          ),
        { needs: 'member' },
      ),
      screen(
        'me/classes',
        () => import('../features/views/my-classes/MyClassesScreen.tsx').then((m) => m.MyClassesScreen),
        { needs: 'member' },
      ),
      screen(
        'me/timetable',
        () => import('../features/learning/calendars/MyTimetableScreen.tsx').then((m) => m.MyTimetableScreen),
        { needs: 'member' },
      ),
      screen(
        'me/certificates/:attendSeq',
        () =>
          import('../features/learning/certificates/CertificateScreen.tsx').then((m) => m.CertificateScreen),
        { needs: 'member' },
      ),
      screen(
        'me/level',
        () => import('../features/learning/level-progress/MyLevelScreen.tsx').then((m) => m.MyLevelScreen),
        { needs: 'member' },
      ),
      screen(
        'me/badges',
        () => import('../features/people/badges/MyBadgesScreen.tsx').then((m) => m.MyBadgesScreen),
        { needs: 'member' },
      ),
      screen(
        'me/points',
        () => import('../features/learning/points/MyPointsScreen.tsx').then((m) => m.MyPointsScreen),
        {
          needs: 'member',
        },
      ),
      screen(
        'me/likes',
        () => import('../features/views/class-list/MyLikesScreen.tsx').then((m) => m.MyLikesScreen),
        {
          needs: 'member',
        },
      ),
    ],
  },
]
