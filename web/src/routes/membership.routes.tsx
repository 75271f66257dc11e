import type { RouteObject } from 'react-router'
import { screen } from '../platform/screen.tsx'

/** Memberships of a site, who joined it, and what was paid for them. */
export const membershipScreens: RouteObject[] = [
  screen(
    'settings/membership',
    () =>
      import('../features/money/memberships/settings/MembershipListScreen.tsx').then(
        (m) => m.MembershipListScreen,
      ),
    { needs: ['SITE_CLASS_READ'] },
  ),
  screen(
    'settings/membership/create',
    () =>
      import('../features/money/memberships/settings/MembershipFormScreen.tsx').then(
        (m) => m.MembershipCreateScreen,
      ),
    { needs: ['SITE_CLASS_UPDATE'] },
  ),
  screen(
    'settings/membership/edit',
    () =>
      import('../features/money/memberships/settings/MembershipFormScreen.tsx').then(
        (m) => m.MembershipEditScreen,
      ),
    { needs: ['SITE_CLASS_UPDATE'] },
  ),
  screen(
    'settings/membership/gifts',
    () => import('../features/money/gifts/settings/GiftListScreen.tsx').then((m) => m.GiftListScreen),
    { needs: ['SITE_SALES_READ'] },
  ),
  screen(
    'settings/membership/teams',
    () => import('../features/money/teams/settings/TeamListScreen.tsx').then((m) => m.TeamListScreen),
    { needs: ['SITE_SALES_READ'] },
  ),
  screen(
    'settings/studio/course',
    () => import('../features/views/studio/StudioCoursesScreen.tsx').then((m) => m.StudioCoursesScreen),
    { needs: ['SITE_CLASS_READ'] },
  ),
  screen(
    'settings/studio/members/joined',
    () => import('../features/views/studio/StudioMembersScreen.tsx').then((m) => m.StudioMembersScreen),
    { needs: ['SITE_INFO_READ'] },
  ),
  screen(
    'settings/studio/members/:userUid',
    () => import('../features/views/studio/StudioMemberScreen.tsx').then((m) => m.StudioMemberScreen),
    { needs: ['SITE_INFO_READ'] },
  ),
  screen(
    'settings/studio/payment/membership',
    () => import('../features/views/studio/StudioPaymentsScreen.tsx').then((m) => m.MembershipPaymentsScreen),
    { needs: ['SITE_SALES_READ'] },
  ),
  screen(
    'settings/studio/payment/goods',
    () => import('../features/views/studio/StudioPaymentsScreen.tsx').then((m) => m.GoodsPaymentsScreen),
    { needs: ['SITE_SALES_READ'] },
  ),
]
