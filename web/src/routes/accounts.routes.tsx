import { redirect, type LoaderFunctionArgs, type RouteObject, type RouterContextProvider } from 'react-router'
import { isLiveOAuthState } from 'contract/teaching/meeting-accounts/live-oauth.rules'
import { loginPath } from '../platform/address.ts'
import { IN_ALIAS, screen, siteOf } from '../platform/screen.tsx'
import type { Site } from '../platform/site.tsx'
import { leadsTo } from './leads-to.ts'
import { platformShell } from './platform-shell.ts'

const login = () => import('../features/people/sign-in/LoginScreen.tsx').then((m) => m.LoginScreen)
const signUp = () => import('../features/people/sign-in/SignUpScreen.tsx').then((m) => m.SignUpScreen)
const reset = () =>
  import('../features/people/sign-in/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen)

const front = () => import('../features/views/home/FrontScreen.tsx').then((m) => m.FrontScreen)
const loadFront = (site: Site) => import('../features/views/home/front.api.ts').then((m) => m.loadFront(site))

const pagesOfSites = () => import('../features/people/members/PagesOfSites.tsx')

/** Users of the platform find their sites; visitors sign in first. Until the session is loaded, the browser's cookie decides. */
const platformIndex = ({ context }: LoaderFunctionArgs<RouterContextProvider>) => {
  const { session, hasSession = false } = siteOf(context)
  const { state } = session.get()
  const isVisitor = state === 'visitor' || (state === 'loading' && !hasSession)
  throw redirect(isVisitor ? loginPath('/mypage') : '/mypage')
}

/** Who agreed to something for live lessons at a provider is not signing in. */
function meetLiveReturn({ request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  if (isLiveOAuthState(searchParams.get('state') ?? '')) throw redirect(`/settings/live/google${search}`)
  return null
}

/** What people who have an account need, on a suspended site too. */
export const signInRoutes: RouteObject[] = [
  screen('login', login, { name: 'login' }),
  screen('resetpassword/:code', reset),
  screen('unsubscribe/email', () =>
    import('../features/people/sign-in/UnsubscribeScreen.tsx').then((m) => m.UnsubscribeScreen),
  ),
  {
    loader: meetLiveReturn,
    children: [
      screen('authcallback', () =>
        import('../features/people/sign-in/AuthCallbackScreen.tsx').then((m) => m.AuthCallbackScreen),
      ),
    ],
  },
]

/** Account screens of sites and the platform, without a header. */
export const accountRoutes: RouteObject[] = [
  ...signInRoutes,
  screen('createaccount', signUp, { name: 'join' }),
  screen('join', signUp),
  screen(
    'join/complete',
    () => import('../features/people/sign-in/JoinCompleteScreen.tsx').then((m) => m.JoinCompleteScreen),
    { needs: 'login' },
  ),
  screen(
    'register_card/:channelSeq',
    () => import('../features/money/billing/RegisterCardScreen.tsx').then((m) => m.RegisterCardScreen),
    { needs: 'login' },
  ),
]

/** The platform's own pages: finding one's sites and opening new ones. */
export const platformRoutes: RouteObject[] = [
  leadsTo('settlementManage', '/settlement'),
  screen(
    'handoff',
    () => import('../features/people/sign-in/HandOffScreen.tsx').then((m) => m.HandOffScreen),
    {
      needs: 'login',
    },
  ),
  {
    lazy: platformShell,
    children: [
      { path: '', loader: platformIndex },
      screen('intro', front, { load: loadFront }),
      screen(
        'mypage',
        () => import('../features/people/members/MySitesScreen.tsx').then((m) => m.MyPageScreen),
        {
          needs: 'login',
        },
      ),
      screen(
        'create_site',
        () => import('../features/workflows/site-setup/CreateSiteScreen.tsx').then((m) => m.CreateSiteScreen),
        { needs: 'login' },
      ),
      screen(
        'create_site/list',
        () => import('../features/people/members/MySitesScreen.tsx').then((m) => m.SiteListScreen),
        { needs: 'login' },
      ),
      screen('paymenthistory', () => pagesOfSites().then((m) => m.PaymentHistoryOfSites), { needs: 'login' }),
      screen('paymentManage', () => pagesOfSites().then((m) => m.SalesOfSites), { needs: 'login' }),
      screen('settlement', () => pagesOfSites().then((m) => m.SettlementsOfSites), { needs: 'login' }),
      screen(
        'editinformation',
        () => import('../features/views/my-account/MyAccountScreen.tsx').then((m) => m.EditInformationScreen),
        { needs: 'login' },
      ),
    ],
  },
]

/** The payment screens have no navigation, so that buyers stay on course. */
const paymentRoutesOf = (page: string, name: string): RouteObject[] => [
  screen(
    `${page}/payment`,
    () => import('../features/money/orders/PaymentScreen.tsx').then((m) => m.PaymentScreen),
    { name },
  ),
  screen(
    `${page}/payment/success`,
    () => import('../features/money/orders/PaymentSuccessScreen.tsx').then((m) => m.PaymentSuccessScreen),
    { needs: 'member' },
  ),
  screen(
    `${page}/payment/complete`,
    () => import('../features/money/orders/PaymentCompleteScreen.tsx').then((m) => m.PaymentCompleteScreen),
    { needs: 'member' },
  ),
  screen(
    `${page}/payment/deposit`,
    () => import('../features/money/orders/DepositGuideScreen.tsx').then((m) => m.DepositGuideScreen),
    { needs: 'member' },
  ),
  screen(
    `${page}/payment/fail`,
    () => import('../features/money/orders/PaymentFailScreen.tsx').then((m) => m.PaymentFailScreen),
    { needs: 'member' },
  ),
]
export const paymentRoutes: RouteObject[] = [
  ...paymentRoutesOf(`${IN_ALIAS}classes/:courseSeq`, 'classes-payment'),
  ...paymentRoutesOf('packages/:courseSeq', 'packages-payment'),
]
