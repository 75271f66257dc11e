import type { RouteObject } from 'react-router'
import { Guarded, type Needs } from '../platform/Guarded.tsx'
import { IN_ALIAS, meetAlias, screen } from '../platform/screen.tsx'

const anyClassKey: Needs = [
  'CLASS_INFO_READ',
  'CLASS_STUDENT_READ',
  'CLASS_INFO_UPDATE',
  'CLASS_PAYMENT_UPDATE',
  'CLASS_PAYMENT_READ',
]

const classShell = () =>
  import('../features/teaching/courses/settings/ClassSettingsShell.tsx').then(({ ClassSettingsShell }) => ({
    Component: () => (
      <Guarded needs={anyClassKey}>
        <ClassSettingsShell />
      </Guarded>
    ),
  }))
const classBoards = () => import('../features/community/boards/settings/ClassBoardSettings.tsx')
const firstTab = () =>
  import('../features/teaching/courses/settings/ClassSettingsShell.tsx').then((m) => m.FirstTab)

const information = () =>
  import('../features/teaching/courses/settings/InformationScreen.tsx').then((m) => m.InformationScreen)
const payment = () =>
  import('../features/teaching/courses/settings/CoursePaymentScreen.tsx').then((m) => m.CoursePaymentScreen)
const attendees = () =>
  import('../features/workflows/admissions/AttendeesScreen.tsx').then((m) => m.AttendeesScreen)
const more = () => import('./ClassMorePage.tsx').then((m) => m.ClassMorePage)

/** The settings of one class: a shell with a screen per tab. */
export const classSettings: RouteObject = {
  path: `${IN_ALIAS}classes/:courseSeq/settings`,
  loader: meetAlias,
  lazy: classShell,
  children: [
    screen('', firstTab),
    screen('attendees', attendees, { needs: ['CLASS_STUDENT_READ'] }),
    screen('information', information, { needs: ['CLASS_INFO_UPDATE'] }),
    screen(
      // `/create` opens the form of a new item over the screen, `/7/edit` the form of item 7.
      'curriculums/*',
      () => import('./CurriculumPage.tsx').then((m) => m.CurriculumPage),
      { needs: ['CLASS_INFO_UPDATE'] },
    ),
    screen('payment', payment, { needs: ['CLASS_PAYMENT_UPDATE', 'CLASS_PAYMENT_READ'] }),
    screen(
      'challenge',
      () => import('../features/learning/challenges/ChallengeTab.tsx').then((m) => m.ChallengeTab),
      { needs: ['CLASS_INFO_UPDATE'] },
    ),
    screen('more', more, { needs: ['CLASS_INFO_UPDATE'] }),
    screen(
      'chat',
      () => import('../features/community/chats/ChatRoomsScreen.tsx').then((m) => m.ChatRoomsScreen),
      {
        needs: ['CLASS_ROOM_UPDATE'],
      },
    ),
    screen('board', () => classBoards().then((m) => m.ClassBoardsScreen), { needs: ['CLASS_ROOM_UPDATE'] }),
    screen('board/register', () => classBoards().then((m) => m.ClassBoardRegisterScreen), {
      needs: ['CLASS_ROOM_UPDATE'],
    }),
    screen('board/:boardSeq/edit', () => classBoards().then((m) => m.ClassBoardChangeScreen), {
      needs: ['CLASS_ROOM_UPDATE'],
    }),
    screen(
      'reports',
      () =>
        import('../features/community/posts/settings/ClassReportsScreen.tsx').then(
          (m) => m.ClassReportsScreen,
        ),
      { needs: ['CLASS_ROOM_UPDATE'] },
    ),
    screen(
      'people',
      () => import('../features/teaching/course-staff/CourseStaffScreen.tsx').then((m) => m.PeopleScreen),
      {
        needs: ['CLASS_INFO_READ'],
      },
    ),
  ],
}

/** The settings of contents in the studio: the shell of a class with the tabs of contents. */
export const contentsSettings: RouteObject = {
  path: 'studio/:courseSeq/contents',
  loader: meetAlias,
  lazy: classShell,
  children: [
    screen('', firstTab),
    screen('information', information, { needs: ['CLASS_INFO_UPDATE'] }),
    screen('curriculums/*', () => import('./ContentsItemsPage.tsx').then((m) => m.ContentsItemsPage), {
      needs: ['CLASS_INFO_UPDATE'],
    }),
    screen('payment', payment, { needs: ['CLASS_PAYMENT_UPDATE', 'CLASS_PAYMENT_READ'] }),
    screen('attendees', attendees, { needs: ['CLASS_STUDENT_READ'] }),
    screen('more', more, { needs: ['CLASS_INFO_UPDATE'] }),
  ],
}

/** The settings of one package: the shell of a class with the tabs of a package. */
export const packageSettings: RouteObject = {
  path: 'packages/:courseSeq/settings',
  loader: meetAlias,
  lazy: classShell,
  children: [
    screen('', firstTab),
    screen(
      'setting',
      () =>
        import('../features/teaching/courses/settings/InformationScreen.tsx').then(
          (m) => m.InformationScreen,
        ),
      { needs: ['CLASS_INFO_UPDATE'] },
    ),
    screen(
      'curriculums',
      () =>
        import('../features/teaching/packages/PackageClassesScreen.tsx').then((m) => m.PackageClassesScreen),
      { needs: ['CLASS_INFO_UPDATE'] },
    ),
    screen(
      'payment',
      () =>
        import('../features/teaching/packages/PackagePaymentScreen.tsx').then((m) => m.PackagePaymentScreen),
      { needs: ['CLASS_PAYMENT_UPDATE', 'CLASS_PAYMENT_READ'] },
    ),
    screen('attendees', attendees, { needs: ['CLASS_STUDENT_READ'] }),
  ],
}
