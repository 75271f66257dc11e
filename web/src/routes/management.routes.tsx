import type { RouteObject } from 'react-router'
import { Guarded } from '../platform/Guarded.tsx'
import { IN_ALIAS, screen } from '../platform/screen.tsx'
import type { Site } from '../platform/site.tsx'
import { challengeScreens } from './challenges.routes.tsx'
import { classSettings, contentsSettings, packageSettings } from './class-settings.routes.tsx'
import { communityScreens } from './community.routes.tsx'
import { configurationScreens } from './configuration.routes.tsx'
import { growthScreens } from './growth.routes.tsx'
import { leadsTo } from './leads-to.ts'
import { membershipScreens } from './membership.routes.tsx'
import { serviceScreens } from './service.routes.tsx'

/** Renders nothing before the session shows that the user is staff of the site or of one of its classes. */
const managementShell = () =>
  import('../layouts/management/ManagementShell.tsx').then(({ ManagementShell }) => ({
    Component: () => (
      <Guarded needs="works-here">
        <ManagementShell />
      </Guarded>
    ),
  }))

/** `/settings/course-academy` lists the classes of one service alias; an unknown alias answers "not found". */
function aliasIn(channel: Site['channel'], shelf = '') {
  const isKnown = channel?.serviceAliases.some(({ alias }) => shelf === `course-${alias}`)
  if (!isKnown) throw new Response(null, { status: 404 })
}

/** The screens for staff of a site. */
const preview = () =>
  import('../features/views/class-page/settings/PreviewScreen.tsx').then((m) => m.PreviewScreen)

export const managementRoutes: RouteObject[] = [
  leadsTo('settings/payment', '/settings/sales'),
  leadsTo('settings/boards', '/settings/board/site'),
  leadsTo('settlementManage', '/settlement'),
  leadsTo('settings/homepage', '/settings/configuration', '#banner'),
  leadsTo('settings/footer', '/settings/configuration', '#footer'),
  screen(`${IN_ALIAS}classes/:courseSeq/settings/preview`, preview, { needs: ['CLASS_INFO_READ'] }),
  screen('studio/:courseSeq/contents/preview', preview, { needs: ['CLASS_INFO_READ'] }),
  {
    lazy: managementShell,
    children: [
      screen('settings', () => import('../layouts/management/SettingsHome.tsx').then((m) => m.SettingsHome)),
      screen('settings/dashboard', () => import('./DashboardPage.tsx').then((m) => m.DashboardPage), {
        name: 'settings-dashboard',
        needs: ['SITE_DASHBOARD_READ'],
      }),
      screen(
        'settings/course',
        () =>
          import('../features/teaching/courses/settings/CourseListScreen.tsx').then(
            (m) => m.CourseListScreen,
          ),
        { needs: ['SITE_CLASS_READ'] },
      ),
      screen(
        'settings/packages',
        () => import('../features/teaching/packages/PackagesScreen.tsx').then((m) => m.PackagesScreen),
        { needs: ['PACKAGE_LIFECYCLE_CREATE'] },
      ),
      screen(
        'settings/contents',
        () => import('../features/teaching/contents/ContentsScreen.tsx').then((m) => m.ContentsScreen),
        { name: 'settings-contents', needs: ['SITE_CLASS_READ'] },
      ),
      ...membershipScreens,
      screen(
        'packages/create',
        () =>
          import('../features/teaching/packages/CreatePackageScreen.tsx').then((m) => m.CreatePackageScreen),
        { needs: ['PACKAGE_LIFECYCLE_CREATE'] },
      ),
      ...challengeScreens,
      screen(
        'settings/:courseShelf',
        () =>
          import('../features/teaching/courses/settings/CourseListScreen.tsx').then((m) => m.AliasListScreen),
        {
          needs: ['SITE_CLASS_READ'],
          load: ({ channel }, { params }) => Promise.resolve(aliasIn(channel, params['courseShelf'])),
        },
      ),
      ...growthScreens,
      screen(
        'settings/configuration/aliases',
        () =>
          import('../features/site/catalogs/ServiceAliasesScreen.tsx').then((m) => m.ServiceAliasesScreen),
        { needs: ['SITE_SUPPORT_UPDATE'] },
      ),
      screen(
        'settings/my-classes',
        () => import('../features/teaching/course-staff/MyClassRolesScreen.tsx').then((m) => m.MyPostsScreen),
        { needs: 'works-here' },
      ),
      screen(
        'settings/review',
        () =>
          import('../features/community/reviews/settings/ReviewSettingsScreen.tsx').then(
            (m) => m.ReviewSettingsScreen,
          ),
        { needs: ['SITE_REVIEW_READ'] },
      ),
      screen(
        'settings/questions',
        () =>
          import('../features/community/questions/settings/SiteQuestionsScreen.tsx').then(
            (m) => m.SiteQuestionsScreen,
          ),
        { needs: ['CLASS_QUESTIONS_READ'] },
      ),
      screen(
        'settings/class-reports',
        () => import('../features/community/posts/settings/ReportsScreen.tsx').then((m) => m.ReportsScreen),
        { needs: ['CLASS_ROOM_UPDATE'] },
      ),
      screen(
        'settings/like',
        () => import('../features/community/likes/ClassLikesScreen.tsx').then((m) => m.ClassLikesScreen),
        { needs: ['SITE_CLASSLIKE_READ'] },
      ),
      screen(
        'settings/timetable',
        () =>
          import('../features/learning/calendars/SiteTimetableScreen.tsx').then((m) => m.SiteTimetableScreen),
        { needs: ['SITE_CLASS_READ'] },
      ),
      screen('settings/members', () => import('./MembersPage.tsx').then((m) => m.MembersPage), {
        needs: ['SITE_MEMBER_READ'],
      }),
      screen(
        'settings/members/levels',
        () => import('../features/people/levels/LevelsScreen.tsx').then((m) => m.LevelsScreen),
        { needs: ['SITE_MEMBER_READ'] },
      ),
      screen(
        'settings/members/badges',
        () => import('../features/people/badges/BadgesScreen.tsx').then((m) => m.BadgesScreen),
        { needs: ['SITE_MEMBER_READ'] },
      ),
      screen(
        'settings/points',
        () => import('../features/learning/points/PointLedgerScreen.tsx').then((m) => m.PointLedgerScreen),
        { needs: ['SITE_MEMBER_READ'] },
      ),
      screen(
        'settings/operators',
        () => import('../features/people/staff/OperatorsScreen.tsx').then((m) => m.OperatorsScreen),
        { needs: ['SITE_ACL_READ'] },
      ),
      screen(
        'settings/operators/permissions',
        () =>
          import('../features/people/staff/RolePermissionsScreen.tsx').then((m) => m.RolePermissionsScreen),
        { needs: ['SITE_ACL_READ'] },
      ),
      screen(
        'settings/operators/history',
        () => import('../features/people/staff/HistoryScreen.tsx').then((m) => m.HistoryScreen),
        { needs: ['SITE_OWNER_UPDATE'] },
      ),
      screen(
        'settings/sales',
        () => import('../features/money/orders/settings/SalesScreen.tsx').then((m) => m.SalesScreen),
        { needs: ['SITE_SALES_READ', 'SITE_SALES_UPDATE'] },
      ),
      screen(
        'settings/delivery',
        () =>
          import('../features/money/deliveries/settings/DeliveryListScreen.tsx').then(
            (m) => m.DeliveryListScreen,
          ),
        { needs: ['SITE_SALES_READ', 'SITE_SALES_UPDATE'] },
      ),
      screen('paymentManage', () => import('./MoneyPages.tsx').then((m) => m.PaymentManagePage), {
        name: 'paymentManage',
        needs: ['SITE_SALES_READ', 'SITE_SALES_UPDATE'],
      }),
      screen(
        'settings/settlement',
        () => import('../features/money/settlements/SettlementScreen.tsx').then((m) => m.SettlementScreen),
        { needs: ['SITE_SALES_READ'] },
      ),
      screen(
        'settings/settlement-document',
        () => import('../features/money/settlements/PayeeScreen.tsx').then((m) => m.PayeeScreen),
        { needs: ['SITE_SALES_READ'] },
      ),
      screen('settlement', () => import('./MoneyPages.tsx').then((m) => m.SettlementPage), {
        name: 'settlementManage',
        needs: ['SITE_SALES_READ'],
      }),
      screen(
        'settings/refunds',
        () =>
          import('../features/workflows/refund-requests/settings/RefundsScreen.tsx').then(
            (m) => m.RefundsScreen,
          ),
        { needs: ['SITE_SALES_READ'] },
      ),
      screen(
        'settings/coupons',
        () =>
          import('../features/money/coupons/settings/CouponListScreen.tsx').then((m) => m.CouponListScreen),
        { needs: ['SITE_COUPON_READ'] },
      ),
      screen(
        'settings/coupons/create',
        () =>
          import('../features/money/coupons/settings/CouponFormScreen.tsx').then((m) => m.CouponCreateScreen),
        { needs: ['SITE_COUPON_CREATE'] },
      ),
      screen(
        'settings/coupons/:couponInfoSeq',
        () => import('../features/money/coupons/settings/CouponScreen.tsx').then((m) => m.CouponScreen),
        { needs: ['SITE_COUPON_READ'] },
      ),
      screen(
        'settings/coupons/:couponInfoSeq/edit',
        () =>
          import('../features/money/coupons/settings/CouponFormScreen.tsx').then((m) => m.CouponEditScreen),
        { needs: ['SITE_COUPON_UPDATE'] },
      ),
      screen(
        'settings/configuration',
        () => import('../features/site/sites/SiteSettingsScreen.tsx').then((m) => m.ConfigurationScreen),
        { needs: ['SITE_SUPPORT_UPDATE'] },
      ),
      screen(
        'settings/terms',
        () => import('../features/people/legal/settings/TermsScreen.tsx').then((m) => m.TermsScreen),
        { needs: ['SITE_SUPPORT_UPDATE'] },
      ),
      screen(
        'settings/domain',
        () => import('../features/site/domains/DomainScreen.tsx').then((m) => m.DomainScreen),
        { needs: ['SITE_SUPPORT_UPDATE'] },
      ),
      screen('settings/seo', () => import('../features/site/seo/SeoScreen.tsx').then((m) => m.SeoScreen), {
        needs: ['SITE_SEO_READ'],
      }),
      screen(
        'settings/snippet',
        () => import('../features/growth/integrations/SnippetScreen.tsx').then((m) => m.SnippetScreen),
        { needs: ['SITE_SEO_UPDATE'] },
      ),
      screen(
        'settings/marketing',
        () => import('../features/growth/integrations/MarketingScreen.tsx').then((m) => m.MarketingScreen),
        { needs: ['SITE_MARKETING_READ'] },
      ),
      screen(
        'settings/seo/classes/:courseSeq',
        () => import('../features/site/seo/CourseSeoScreen.tsx').then((m) => m.CourseSeoScreen),
        { needs: ['SITE_SEO_READ'] },
      ),
      screen(
        'settings/menu',
        () => import('../features/site/menus/MenuSettingsScreen.tsx').then((m) => m.MenuSettingsScreen),
        { needs: ['SITE_DESIGN_UPDATE'] },
      ),
      ...communityScreens,
      screen(
        'settings/page',
        () => import('../features/site/pages/settings/PagesScreen.tsx').then((m) => m.PagesScreen),
        { needs: ['SITE_PAGE_READ'] },
      ),
      screen(
        'settings/page/:pageSeq/edit',
        () => import('../features/site/pages/settings/PageEditScreen.tsx').then((m) => m.PageEditScreen),
        { needs: ['SITE_PAGE_UPDATE'] },
      ),
      ...configurationScreens,
      ...serviceScreens,
      screen(
        `${IN_ALIAS}classes/create`,
        () =>
          import('../features/teaching/courses/settings/CreateClassScreen.tsx').then(
            (m) => m.CreateClassScreen,
          ),
        { needs: ['CLASS_LIFECYCLE_CREATE'] },
      ),
      classSettings,
      packageSettings,
      contentsSettings,
    ],
  },
]
