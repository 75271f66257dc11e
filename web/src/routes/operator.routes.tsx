import type { RouteObject } from 'react-router'
import { screen } from '../platform/screen.tsx'
import { platformShell } from './platform-shell.ts'

/** The screens for the operator of the platform. */
export const operatorRoutes: RouteObject[] = [
  {
    lazy: platformShell,
    children: [
      screen(
        'admin/health',
        () => import('../features/views/operator-health/HealthScreen.tsx').then((m) => m.HealthScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/sites',
        () => import('../features/workflows/suspensions/SitesScreen.tsx').then((m) => m.SitesScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/sites/:siteSeq',
        () => import('../features/workflows/suspensions/SiteDeskScreen.tsx').then((m) => m.SiteDeskScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/site-imports',
        () =>
          import('../features/workflows/site-import/SiteImportsScreen.tsx').then((m) => m.SiteImportsScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/site-imports/:siteImportSeq',
        () =>
          import('../features/workflows/site-import/SiteImportScreen.tsx').then((m) => m.SiteImportScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/abuse-reports',
        () =>
          import('../features/workflows/abuse-reports/AbuseReportsScreen.tsx').then(
            (m) => m.AbuseReportsScreen,
          ),
        { needs: 'operator' },
      ),
      screen(
        'admin/announcements',
        () =>
          import('../features/system/announcements/AnnouncementsDeskScreen.tsx').then(
            (m) => m.AnnouncementsDeskScreen,
          ),
        { needs: 'operator' },
      ),
      screen(
        'admin/features',
        () =>
          import('../features/workflows/feature-switches/FeatureSwitchesScreen.tsx').then(
            (m) => m.FeatureSwitchesScreen,
          ),
        { needs: 'operator' },
      ),
      screen(
        'admin/payouts',
        () => import('../features/money/settlements/PayoutListScreen.tsx').then((m) => m.PayoutListScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/payouts/:payoutSeq',
        () => import('../features/money/settlements/PayoutScreen.tsx').then((m) => m.PayoutScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/course-reviews',
        () =>
          import('../features/workflows/course-approval/ReviewListScreen.tsx').then(
            (m) => m.ReviewListScreen,
          ),
        { needs: 'operator' },
      ),
      screen(
        'admin/plans',
        () =>
          import('../features/money/plan-subscriptions/PlansDeskScreen.tsx').then((m) => m.PlansDeskScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/student-limits',
        () => import('../features/money/enrolments/LimitsScreen.tsx').then((m) => m.LimitsScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/site-code',
        () =>
          import('../features/growth/integrations/SiteCodeListScreen.tsx').then((m) => m.SiteCodeListScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/site-code/:siteCodeReviewSeq',
        () => import('../features/growth/integrations/SiteCodeScreen.tsx').then((m) => m.SiteCodeScreen),
        { needs: 'operator' },
      ),
      screen(
        'admin/course-reviews/:courseReviewSeq',
        () => import('../features/workflows/course-approval/ReviewScreen.tsx').then((m) => m.ReviewScreen),
        { needs: 'operator' },
      ),
    ],
  },
]
