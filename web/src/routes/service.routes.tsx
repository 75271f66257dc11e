import type { RouteObject } from 'react-router'
import { screen } from '../platform/screen.tsx'

/** How a site pays for itself. */
export const serviceScreens: RouteObject[] = [
  screen(
    'service/servicepaymentinfo',
    () => import('../features/money/billing/ServicePaymentScreen.tsx').then((m) => m.ServicePaymentScreen),
    { needs: ['SITE_PLAN_UPDATE'] },
  ),
]
