import type { RouteObject } from 'react-router'
import { seqFrom } from '../platform/address.ts'
import { screenFor } from '../platform/screen.tsx'
import type { Site } from '../platform/site.tsx'
import { SiteLayout } from '../shell/SiteLayout.tsx'

const home = () => import('../features/home/HomeScreen.tsx').then((m) => m.HomeScreen)
const loadHome = (site: Site) => import('../features/home/HomeScreen.tsx').then((m) => m.loadHome(site))
const loadClasses = (site: Site, url: URL) => import('../features/courses/courses.api.ts').then((m) => m.loadCourses(site, url))
const loadClass = (site: Site, params: Record<string, string | undefined>) =>
  import('../features/courses/courses.api.ts').then((m) => m.loadCourse(site, seqFrom(params, 'courseSeq')))
const boards = () => import('../features/boards/boards.api.ts')
const form = () => import('../features/boards/NoticeFormScreen.tsx')

/** What everybody may read, and what members find under the same header. */
export function storefrontRoutes(site: Site): RouteObject[] {
  const screen = screenFor(site)
  return [
    {
      Component: SiteLayout,
      children: [
        screen('', home, { load: loadHome }),
        screen('main', home, { load: loadHome }),
        screen('intro', () => import('../features/home/IntroScreen.tsx').then((m) => m.IntroScreen)),
        screen('classes', () => import('../features/courses/ClassListScreen.tsx').then((m) => m.ClassListScreen), { load: (s, { url }) => loadClasses(s, url) }),
        screen('classes/:courseSeq', () => import('../features/courses/ClassScreen.tsx').then((m) => m.ClassScreen), { load: (s, { params }) => loadClass(s, params) }),
        screen('notices', () => import('../features/boards/NoticesScreen.tsx').then((m) => m.NoticesScreen), { load: (s, { url }) => boards().then((m) => m.loadNotices(s, url.searchParams)) }),
        screen('notices/create', () => form().then((m) => m.NoticeCreateScreen), { needs: ['SITE_BOARD_CREATE'] }),
        screen('notices/:postSeq', () => import('../features/boards/NoticeScreen.tsx').then((m) => m.NoticeScreen), { load: (s, { params }) => boards().then((m) => m.loadNotice(s, seqFrom(params, 'postSeq'))) }),
        screen('notices/:postSeq/edit', () => form().then((m) => m.NoticeEditScreen), { needs: ['SITE_BOARD_UPDATE'] }),
        screen('paymenthistory', () => import('../features/orders/PaymentHistoryScreen.tsx').then((m) => m.PaymentHistoryScreen), { needs: 'member' }),
        screen('editinformation', () => import('../features/accounts/EditInformationScreen.tsx').then((m) => m.EditInformationScreen), { needs: 'login' }),
      ],
    },
  ]
}
