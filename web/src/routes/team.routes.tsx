import type { RouteObject } from 'react-router'
import { screen } from '../platform/screen.tsx'

/** Memberships that one person pays for several. */
export const teamScreens: RouteObject[] = [
  screen('memberships/team', () =>
    import('../features/money/teams/InvitationScreen.tsx').then((m) => m.InvitationScreen),
  ),
  screen(
    'memberships/teams/:subscriptionSeq',
    () => import('../features/money/teams/TeamScreen.tsx').then((m) => m.TeamScreen),
    { needs: 'member' },
  ),
  screen(
    'memberships/:membershipSeq/team',
    () => import('../features/money/teams/TeamStartScreen.tsx').then((m) => m.TeamStartScreen),
    { needs: 'member' },
  ),
]
