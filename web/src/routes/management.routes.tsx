import type { RouteObject } from 'react-router'
import { Guarded, type Needs } from '../platform/Guarded.tsx'
import { IN_ALIAS, meetAlias, screen } from '../platform/screen.tsx'
import type { Site } from '../platform/site.tsx'
import { platformShell } from './platform-shell.ts'

const anyClassKey: Needs = [
  'CLASS_INFO_READ',
  'CLASS_STUDENT_READ',
  'CLASS_INFO_UPDATE',
  'CLASS_PAYMENT_UPDATE',
  'CLASS_PAYMENT_READ',
]

/** Nothing of the area is drawn before it is clear that whoever comes works on the site, or on a class of it. */
const managementShell = () =>
  import('../shell/management/ManagementShell.tsx').then(({ ManagementShell }) => ({
    Component: () => (
      <Guarded needs="works-here">
        <ManagementShell />
      </Guarded>
    ),
  }))

const classShell = () =>
  import('../features/courses/settings/ClassSettingsShell.tsx').then(({ ClassSettingsShell }) => ({
    Component: () => (
      <Guarded needs={anyClassKey}>
        <ClassSettingsShell />
      </Guarded>
    ),
  }))
const firstTab = () =>
  import('../features/courses/settings/ClassSettingsShell.tsx').then((m) => m.FirstClassTab)

/** The settings of one class: a shell with a screen per tab. */
const classSettings: RouteObject = {
  path: `${IN_ALIAS}classes/:courseSeq/settings`,
  loader: meetAlias,
  lazy: classShell,
  children: [
    screen('', firstTab),
    screen(
      'attendees',
      () => import('../features/enrolments/settings/AttendeesScreen.tsx').then((m) => m.AttendeesScreen),
      { needs: ['CLASS_STUDENT_READ'] },
    ),
    screen(
      'information',
      () => import('../features/courses/settings/InformationScreen.tsx').then((m) => m.InformationScreen),
      { needs: ['CLASS_INFO_UPDATE'] },
    ),
    screen(
      // With the form of a new item over it at /create, of one that is there at /7/edit.
      'curriculums/*',
      () => import('../features/curriculum/CurriculumScreen.tsx').then((m) => m.CurriculumScreen),
      { needs: ['CLASS_INFO_UPDATE'] },
    ),
    screen(
      'payment',
      () => import('../features/courses/settings/CoursePaymentScreen.tsx').then((m) => m.CoursePaymentScreen),
      { needs: ['CLASS_PAYMENT_UPDATE', 'CLASS_PAYMENT_READ'] },
    ),
    screen('more', () => import('./ClassMorePage.tsx').then((m) => m.ClassMorePage), {
      needs: ['CLASS_INFO_UPDATE'],
    }),
    screen('chat', () => import('../features/chats/ChatRoomsScreen.tsx').then((m) => m.ChatRoomsScreen), {
      needs: ['CLASS_ROOM_UPDATE'],
    }),
    screen(
      'reports',
      () =>
        import('../features/class-posts/settings/ClassReportsScreen.tsx').then((m) => m.ClassReportsScreen),
      { needs: ['CLASS_ROOM_UPDATE'] },
    ),
    screen('people', () => import('../features/class-staff/PeopleScreen.tsx').then((m) => m.PeopleScreen), {
      needs: ['CLASS_INFO_READ'],
    }),
  ],
}

/** `/settings/course-academy`: the classes of one service alias the site has; anything else there is nothing. */
function aliasIn(channel: Site['channel'], shelf = '') {
  const isKnown = channel?.serviceAliases.some(({ alias }) => shelf === `course-${alias}`)
  if (!isKnown) throw new Response(null, { status: 404 })
}

/** Where the staff of a site work. */
export const managementRoutes: RouteObject[] = [
  screen(
    `${IN_ALIAS}classes/:courseSeq/settings/preview`,
    () => import('../features/courses/settings/PreviewScreen.tsx').then((m) => m.PreviewScreen),
    { needs: ['CLASS_INFO_READ'] },
  ),
  {
    lazy: managementShell,
    children: [
      screen('settings', () => import('../shell/management/SettingsHome.tsx').then((m) => m.SettingsHome)),
      screen(
        'settings/dashboard',
        () => import('../features/statistics/DashboardScreen.tsx').then((m) => m.DashboardScreen),
        { needs: ['SITE_DASHBOARD_READ'] },
      ),
      screen(
        'settings/course',
        () => import('../features/courses/settings/CourseListScreen.tsx').then((m) => m.CourseListScreen),
        { needs: ['SITE_CLASS_READ'] },
      ),
      screen(
        'settings/:courseShelf',
        () => import('../features/courses/settings/CourseListScreen.tsx').then((m) => m.AliasListScreen),
        {
          needs: ['SITE_CLASS_READ'],
          load: ({ channel }, { params }) => Promise.resolve(aliasIn(channel, params['courseShelf'])),
        },
      ),
      screen(
        'settings/configuration/aliases',
        () =>
          import('../features/service-aliases/ServiceAliasesScreen.tsx').then((m) => m.ServiceAliasesScreen),
        { needs: ['SITE_SUPPORT_UPDATE'] },
      ),
      screen(
        'settings/my-classes',
        () => import('../features/class-staff/MyPostsScreen.tsx').then((m) => m.MyPostsScreen),
        { needs: 'works-here' },
      ),
      screen(
        'settings/review',
        () =>
          import('../features/reviews/settings/ReviewSettingsScreen.tsx').then((m) => m.ReviewSettingsScreen),
        { needs: ['SITE_REVIEW_READ'] },
      ),
      screen(
        'settings/questions',
        () =>
          import('../features/questions/settings/SiteQuestionsScreen.tsx').then((m) => m.SiteQuestionsScreen),
        { needs: ['CLASS_QUESTIONS_READ'] },
      ),
      screen(
        'settings/class-reports',
        () => import('../features/class-posts/settings/ReportsScreen.tsx').then((m) => m.ReportsScreen),
        { needs: ['CLASS_ROOM_UPDATE'] },
      ),
      screen(
        'settings/like',
        () => import('../features/likes/ClassLikesScreen.tsx').then((m) => m.ClassLikesScreen),
        { needs: ['SITE_CLASSLIKE_READ'] },
      ),
      screen('settings/members', () => import('./MembersPage.tsx').then((m) => m.MembersPage), {
        needs: ['SITE_MEMBER_READ'],
      }),
      screen(
        'settings/operators',
        () => import('../features/roles/OperatorsScreen.tsx').then((m) => m.OperatorsScreen),
        { needs: ['SITE_ACL_READ'] },
      ),
      screen(
        'settings/operators/permissions',
        () => import('../features/roles/RolePermissionsScreen.tsx').then((m) => m.RolePermissionsScreen),
        { needs: ['SITE_ACL_READ'] },
      ),
      screen(
        'settings/operators/history',
        () => import('../features/roles/HistoryScreen.tsx').then((m) => m.HistoryScreen),
        { needs: ['SITE_OWNER_UPDATE'] },
      ),
      screen(
        'settings/sales',
        () => import('../features/orders/settings/SalesScreen.tsx').then((m) => m.SalesScreen),
        { needs: ['SITE_SALES_READ'] },
      ),
      screen(
        'settings/configuration',
        () => import('../features/settings/ConfigurationScreen.tsx').then((m) => m.ConfigurationScreen),
        { needs: ['SITE_SUPPORT_UPDATE'] },
      ),
      screen(
        'settings/terms',
        () => import('../features/terms/settings/TermsScreen.tsx').then((m) => m.TermsScreen),
        { needs: ['SITE_SUPPORT_UPDATE'] },
      ),
      screen(
        'settings/domain',
        () => import('../features/domains/DomainScreen.tsx').then((m) => m.DomainScreen),
        { needs: ['SITE_SUPPORT_UPDATE'] },
      ),
      screen('settings/seo', () => import('../features/seo/SeoScreen.tsx').then((m) => m.SeoScreen), {
        needs: ['SITE_SEO_READ'],
      }),
      screen(
        'settings/snippet',
        () => import('../features/marketing/SnippetScreen.tsx').then((m) => m.SnippetScreen),
        { needs: ['SITE_SEO_UPDATE'] },
      ),
      screen(
        'settings/marketing',
        () => import('../features/marketing/MarketingScreen.tsx').then((m) => m.MarketingScreen),
        { needs: ['SITE_MARKETING_READ'] },
      ),
      screen(
        'settings/seo/classes/:courseSeq',
        () => import('../features/seo/CourseSeoScreen.tsx').then((m) => m.CourseSeoScreen),
        { needs: ['SITE_SEO_READ'] },
      ),
      screen(
        'settings/menu',
        () => import('../features/menus/MenuSettingsScreen.tsx').then((m) => m.MenuSettingsScreen),
        { needs: ['SITE_DESIGN_UPDATE'] },
      ),
      screen(
        'settings/page',
        () => import('../features/site-pages/settings/PagesScreen.tsx').then((m) => m.PagesScreen),
        { needs: ['SITE_PAGE_READ'] },
      ),
      screen(
        'settings/page/:pageSeq/edit',
        () => import('../features/site-pages/settings/PageEditScreen.tsx').then((m) => m.PageEditScreen),
        { needs: ['SITE_PAGE_UPDATE'] },
      ),
      screen(
        'settings/configuration/sign-in',
        () => import('../features/settings/SignInScreen.tsx').then((m) => m.SignInScreen),
        { needs: ['SITE_SUPPORT_UPDATE'] },
      ),
      screen('settings/configuration/words', () => import('./WordsPage.tsx').then((m) => m.WordsPage), {
        needs: ['SITE_SUPPORT_UPDATE'],
      }),
      screen(
        `${IN_ALIAS}classes/create`,
        () => import('../features/courses/settings/CreateClassScreen.tsx').then((m) => m.CreateClassScreen),
        { needs: ['CLASS_LIFECYCLE_CREATE'] },
      ),
      classSettings,
    ],
  },
]

/** For whoever runs the installation; stands on the platform. */
export const operatorRoutes: RouteObject[] = [
  {
    lazy: platformShell,
    children: [
      screen(
        'admin/health',
        () => import('../features/operation/HealthScreen.tsx').then((m) => m.HealthScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/course-reviews',
        () => import('../features/course-reviews/ReviewListScreen.tsx').then((m) => m.ReviewListScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/site-code',
        () => import('../features/site-code/SiteCodeListScreen.tsx').then((m) => m.SiteCodeListScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/site-code/:siteCodeReviewSeq',
        () => import('../features/site-code/SiteCodeScreen.tsx').then((m) => m.SiteCodeScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/course-reviews/:courseReviewSeq',
        () => import('../features/course-reviews/ReviewScreen.tsx').then((m) => m.ReviewScreen),
        { needs: 'operator' },
      ),
    ],
  },
]
