import { redirect, type RouteObject } from 'react-router'
import { Guarded, type Needs } from '../platform/Guarded.tsx'
import { screen } from '../platform/screen.tsx'
import { platformShell } from './platform-shell.ts'

const frame = () =>
  import('../features/money/plan-subscriptions/ServiceFrame.tsx').then(({ ServiceFrame }) => ({
    // The list of sites is fetched for users only.
    Component: () => (
      <Guarded needs="login">
        <ServiceFrame />
      </Guarded>
    ),
  }))

/** What a site uses and pays for. On the platform the address names the site, and its calls decide who may see it. */
const servicePages = (isSite: boolean): RouteObject[] => {
  const needs = (...keys: Extract<Needs, readonly unknown[]>[number][]): Needs => (isSite ? keys : 'login')
  return [
    {
      path: 'service',
      loader: ({ request }) => {
        throw redirect(`/service/servicemanage${new URL(request.url).search}`)
      },
    },
    {
      lazy: frame,
      children: [
        screen(
          'service/servicemanage',
          () =>
            import('../features/money/plan-subscriptions/ServiceManageScreen.tsx').then(
              (m) => m.ServiceManageScreen,
            ),
          { needs: needs('SITE_PLAN_READ', 'SITE_PLAN_UPDATE') },
        ),
        screen(
          'service/servicehistory',
          () =>
            import('../features/money/plan-subscriptions/ServiceHistoryScreen.tsx').then(
              (m) => m.ServiceHistoryScreen,
            ),
          { needs: needs('SITE_PLAN_READ', 'SITE_PLAN_UPDATE') },
        ),
        screen(
          'service/servicepaymentinfo',
          () =>
            import('../features/money/billing/ServicePaymentScreen.tsx').then((m) => m.ServicePaymentScreen),
          { needs: needs('SITE_PLAN_UPDATE') },
        ),
        screen(
          'service/servicecoupon',
          () =>
            import('../features/money/plan-subscriptions/ServiceCouponScreen.tsx').then(
              (m) => m.ServiceCouponScreen,
            ),
          { needs: needs('SITE_PLAN_COUPON_READ', 'SITE_PLAN_COUPON_UPDATE') },
        ),
      ],
    },
  ]
}

export const serviceScreens = servicePages(true)
export const platformServiceRoutes: RouteObject[] = [{ lazy: platformShell, children: servicePages(false) }]
