import { classesPath } from 'contract/values/class-paths'
import { redirect, type RouteObject } from 'react-router'
import { seqFrom } from '../platform/address.ts'
import { IN_ALIAS, meetAlias, screen } from '../platform/screen.tsx'
import type { Site } from '../platform/site.tsx'
import { NotFoundPage, WentWrong } from '../platform/WentWrong.tsx'
import { SiteLayout } from '../layouts/SiteLayout.tsx'
import { teamScreens } from './team.routes.tsx'

const home = () => import('../features/views/home/HomeScreen.tsx').then((m) => m.HomeScreen)
const index = () => import('../features/views/home/IndexScreen.tsx').then((m) => m.IndexScreen)
const loadIndex = (site: Site) =>
  import('../features/views/home/IndexScreen.tsx').then((m) => m.loadIndex(site))
const loadHome = (site: Site) => import('../features/views/home/home.api.ts').then((m) => m.loadHome(site))
const classList = () => import('../features/views/class-list/class-list.api.ts')
const course = () => import('../features/views/class-page/class-page.api.ts')
const classPage = () => import('../features/views/class-page/ClassScreen.tsx')
const packagePage = () => import('../features/views/class-page/PackageScreen.tsx')
const packageApi = () => import('../features/views/class-page/package-page.api.ts')
const boards = () => import('../features/site/notices/notices.api.ts')
const communityBoards = () => import('../features/community/boards/boards.api.ts')
const boardsPage = () => import('../features/community/boards/BoardsPageScreen.tsx')
const boardScreen = () => import('../features/community/boards/BoardScreen.tsx')
const boardPost = () => import('../features/community/boards/BoardPostScreen.tsx')
const boardWriting = () => import('../features/community/boards/BoardWritingScreen.tsx')
const classBoards = () => import('../features/community/boards/ClassBoardScreens.tsx')
const couponLink = () => import('../features/money/coupons/CouponLinkScreen.tsx')
const membershipsApi = () => import('../features/money/memberships/memberships.api.ts')
const noticeForm = () => import('../features/site/notices/NoticeFormScreen.tsx')

const ownPage = () => import('../features/site/pages/PageScreen.tsx')
const pageScreen = screen('p/:path', () => ownPage().then((m) => m.PageScreen), {
  load: (of, { params }) =>
    import('../features/site/pages/pages.api.ts').then((m) => m.loadPageAt(of, params['path'] ?? '')),
  missing: () => ownPage().then((m) => m.PageMissing),
})

const verify = () => import('../features/learning/certificates/VerifyScreen.tsx')
const verifyScreen = screen('certificates/:certificateNo', () => verify().then((m) => m.VerifyScreen), {
  load: (of, { params }) =>
    import('../features/learning/certificates/certificates.api.ts').then((m) =>
      m.loadVerified(of, params['certificateNo'] ?? ''),
    ),
  missing: () => verify().then((m) => m.CertificateUnknown),
})

const boardScreens: RouteObject[] = [
  screen('boards', () => boardsPage().then((m) => m.BoardsPageScreen), {
    load: (of, { url }) => communityBoards().then((m) => m.loadBoards(of, url.searchParams)),
    showsLoading: true,
  }),
  screen('boards/:boardSeq', () => boardScreen().then((m) => m.BoardScreen), {
    load: (of, { params, url }) =>
      communityBoards().then((m) => m.loadBoard(of, seqFrom(params, 'boardSeq'), url.searchParams)),
    showsLoading: true,
    missing: () => boardScreen().then((m) => m.BoardMissing),
  }),
  screen('boards/:boardSeq/posts/create', () => boardWriting().then((m) => m.BoardWriteScreen), {
    needs: 'member',
  }),
  screen('boards/:boardSeq/posts/:boardPostSeq/view', () => boardPost().then((m) => m.BoardPostScreen), {
    load: (of, { params }) =>
      communityBoards().then((m) =>
        m.loadBoardPost(of, {
          boardSeq: seqFrom(params, 'boardSeq'),
          boardPostSeq: seqFrom(params, 'boardPostSeq'),
        }),
      ),
    showsLoading: true,
    missing: () => boardPost().then((m) => m.BoardPostMissing),
  }),
  screen('boards/:boardSeq/posts/:boardPostSeq/edit', () => boardWriting().then((m) => m.BoardEditScreen), {
    needs: 'member',
  }),
]

/** Read by each person for themselves, so the server draws none of them. */
const classBoardScreens: RouteObject[] = [
  screen(`${IN_ALIAS}classes/:courseSeq/board`, () => classBoards().then((m) => m.ClassBoardScreen)),
  screen(
    `${IN_ALIAS}classes/:courseSeq/board/create`,
    () => classBoards().then((m) => m.ClassBoardWriteScreen),
    { needs: 'member' },
  ),
  screen(`${IN_ALIAS}classes/:courseSeq/board/:boardPostSeq/view`, () =>
    classBoards().then((m) => m.ClassBoardPostScreen),
  ),
  screen(
    `${IN_ALIAS}classes/:courseSeq/board/:boardPostSeq/edit`,
    () => classBoards().then((m) => m.ClassBoardEditScreen),
    { needs: 'member' },
  ),
]

const publicScreens: RouteObject[] = [
  ...boardScreens,
  ...classBoardScreens,
  pageScreen,
  verifyScreen,
  screen('', index, { load: loadIndex }),
  screen('main', home, { load: loadHome }),
  screen('search', () => import('../features/views/search/SearchScreen.tsx').then((m) => m.SearchScreen)),
  screen('intro', () => import('../features/views/home/IntroScreen.tsx').then((m) => m.IntroScreen)),
  screen(
    `${IN_ALIAS}classes`,
    () => import('../features/views/class-list/ClassListScreen.tsx').then((m) => m.ClassListScreen),
    {
      load: (of, { url, params }) => classList().then((m) => m.loadCourses(of, url, params['serviceAlias'])),
      showsLoading: true,
    },
  ),
  screen(`${IN_ALIAS}classes/:courseSeq`, () => classPage().then((m) => m.ClassScreen), {
    name: 'classes-view',
    load: (of, args) => course().then((m) => m.loadCourse(of, seqFrom(args.params, 'courseSeq'), args)),
    missing: () => classPage().then((m) => m.ClassMissing),
  }),
  screen(
    'packages',
    () => import('../features/views/class-page/PackageListScreen.tsx').then((m) => m.PackageListScreen),
    { load: (of) => packageApi().then((m) => m.loadPackages(of)), showsLoading: true },
  ),
  screen('packages/:courseSeq', () => packagePage().then((m) => m.PackageScreen), {
    name: 'packages-view',
    load: (of, args) => packageApi().then((m) => m.loadPackage(of, seqFrom(args.params, 'courseSeq'), args)),
    missing: () => packagePage().then((m) => m.PackageMissing),
  }),
  screen(
    'memberships',
    () => import('../features/money/memberships/MembershipsScreen.tsx').then((m) => m.MembershipsScreen),
    {
      load: (of) => membershipsApi().then((m) => m.loadMemberships(of)),
      showsLoading: true,
    },
  ),
  screen(
    'memberships/mine',
    () => import('../features/money/memberships/MyMembershipsScreen.tsx').then((m) => m.MyMembershipsScreen),
    {
      needs: 'member',
    },
  ),
  screen(
    'memberships/gifts',
    () => import('../features/money/gifts/MyGiftsScreen.tsx').then((m) => m.MyGiftsScreen),
    {
      needs: 'member',
    },
  ),
  screen('memberships/gift', () =>
    import('../features/money/gifts/GiftScreen.tsx').then((m) => m.GiftScreen),
  ),
  screen(
    'memberships/:membershipSeq/gift',
    () => import('../features/money/gifts/GiveScreen.tsx').then((m) => m.GiveScreen),
    {
      needs: 'member',
    },
  ),
  ...teamScreens,
  screen(
    'memberships/:membershipSeq',
    () => import('../features/money/memberships/MembershipScreen.tsx').then((m) => m.MembershipScreen),
    {
      load: (of, { params }) =>
        membershipsApi().then((m) => m.loadMembership(of, seqFrom(params, 'membershipSeq'))),
    },
  ),
  screen(
    'memberships/:membershipSeq/join',
    () => import('../features/money/memberships/JoinScreen.tsx').then((m) => m.JoinScreen),
    {
      needs: 'member',
    },
  ),
  screen('forms/:formId', () => import('../features/growth/forms/FormScreen.tsx').then((m) => m.FormScreen), {
    load: (of, { params }) =>
      import('../features/growth/forms/form-page.api.ts').then((m) => m.loadForm(of, params['formId'] ?? '')),
  }),
  screen(
    'forms/:formId/preview',
    () => import('../features/growth/forms/FormPreviewScreen.tsx').then((m) => m.FormPreviewScreen),
    { needs: ['SITE_FORM_READ'] },
  ),
  screen('report', () =>
    import('../features/workflows/abuse-reports/ReportSiteScreen.tsx').then((m) => m.ReportSiteScreen),
  ),
  screen('coupons', () => couponLink().then((m) => m.CouponLinkUnknown)),
  screen('in/:courseSeq/:eventCode', () =>
    import('../features/growth/entry-links/EntryLinkScreen.tsx').then((m) => m.EntryScreen),
  ),
  screen(
    'invite/:refererCode',
    () => import('../features/growth/referrals/InviteScreen.tsx').then((m) => m.InviteScreen),
    { needs: 'login' },
  ),
  {
    path: ':serviceAlias',
    loader: (args) => {
      meetAlias(args)
      throw redirect(classesPath(args.params['serviceAlias']) + new URL(args.request.url).search, 301)
    },
    ErrorBoundary: WentWrong,
  },
  screen('notices', () => import('../features/site/notices/NoticesScreen.tsx').then((m) => m.NoticesScreen), {
    load: (of, { url }) => boards().then((m) => m.loadNotices(of, url.searchParams)),
    showsLoading: true,
  }),
  screen('notices/create', () => noticeForm().then((m) => m.NoticeCreateScreen), {
    needs: ['SITE_BOARD_CREATE'],
  }),
  screen(
    'notices/:postSeq',
    () => import('../features/site/notices/NoticeScreen.tsx').then((m) => m.NoticeScreen),
    {
      load: (of, { params }) => boards().then((m) => m.loadNotice(of, seqFrom(params, 'postSeq'))),
    },
  ),
  screen('notices/:postSeq/edit', () => noticeForm().then((m) => m.NoticeEditScreen), {
    needs: ['SITE_BOARD_UPDATE'],
  }),
]

/** What members need for what they paid, on a suspended site too. */
const ownScreens: RouteObject[] = [
  screen(
    'paymenthistory',
    () => import('../features/money/orders/PaymentHistoryScreen.tsx').then((m) => m.PaymentHistoryScreen),
    { needs: 'member' },
  ),
  screen(
    'paymenthistory/:orderNo/refund',
    () =>
      import('../features/workflows/refund-requests/RefundRequestScreen.tsx').then(
        (m) => m.RefundRequestScreen,
      ),
    { needs: 'member' },
  ),
  screen(
    'editinformation',
    () => import('../features/views/my-account/MyAccountScreen.tsx').then((m) => m.EditInformationScreen),
    { needs: 'login' },
  ),
  screen(
    'second-factor',
    () => import('../features/people/mfa/MfaScreen.tsx').then((m) => m.SecondFactorScreen),
    { needs: 'login' },
  ),
]

const memberScreens: RouteObject[] = [
  screen(
    'invitation',
    () => import('../features/people/staff/InvitationScreen.tsx').then((m) => m.InvitationScreen),
    { needs: 'member' },
  ),
  screen(
    'coupon',
    () => import('../features/money/coupons/CouponBoxScreen.tsx').then((m) => m.CouponBoxScreen),
    { name: 'user_coupon', needs: 'member' },
  ),
  screen('coupon/:linkToken', () => couponLink().then((m) => m.CouponLinkScreen), { needs: 'member' }),
  ...ownScreens,
  screen('mypage', () => import('../features/people/members/MySitesScreen.tsx').then((m) => m.MyPageScreen), {
    needs: 'login',
  }),
]

const suspended = () =>
  import('../features/workflows/suspensions/SuspendedScreen.tsx').then((m) => m.SuspendedScreen)

/** A suspended site has one page for all that is closed, and the pages of what members paid. */
export const suspendedRoutes: RouteObject[] = [
  { Component: SiteLayout, children: ownScreens },
  screen('*', suspended, {
    load: () => Promise.reject(new Response(null, { status: 403 })),
    missing: suspended,
  }),
]

/** The public pages, and member pages under the same header. */
export const storefrontRoutes: RouteObject[] = [
  {
    Component: SiteLayout,
    // An unknown address keeps the header and its navigation.
    children: [
      {
        ErrorBoundary: WentWrong,
        children: [
          ...publicScreens,
          ...memberScreens,
          { path: '*', Component: NotFoundPage, loader: notFound },
        ],
      },
    ],
  },
]

function notFound(): never {
  throw new Response(null, { status: 404 })
}
