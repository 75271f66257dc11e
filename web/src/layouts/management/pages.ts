import type { Permission } from 'contract/http/permissions'
import { useSession } from '../../platform/session.tsx'

type Group = 'site' | 'operation' | 'money'
export interface Page {
  key:
    | 'dashboard'
    | 'configuration'
    | 'signIn'
    | 'menus'
    | 'sitePages'
    | 'seo'
    | 'marketing'
    | 'snippet'
    | 'terms'
    | 'domain'
    | 'operators'
    | 'course'
    | 'myPosts'
    | 'reviews'
    | 'questions'
    | 'classReports'
    | 'likes'
    | 'notices'
    | 'members'
    | 'sales'
  path: string
  /** A key, or to be named in a class without a role that opens it. */
  needs: Permission | 'class'
}
export const groups: { group: Group | null; pages: Page[] }[] = [
  {
    group: null,
    pages: [
      {
        key: 'dashboard',
        path: '/settings/dashboard',
        needs: 'SITE_DASHBOARD_READ',
      },
    ],
  },
  {
    group: 'site',
    pages: [
      {
        key: 'configuration',
        path: '/settings/configuration',
        needs: 'SITE_SUPPORT_UPDATE',
      },
      {
        key: 'signIn',
        path: '/settings/configuration/sign-in',
        needs: 'SITE_SUPPORT_UPDATE',
      },
      { key: 'menus', path: '/settings/menu', needs: 'SITE_DESIGN_UPDATE' },
      { key: 'sitePages', path: '/settings/page', needs: 'SITE_PAGE_READ' },
      { key: 'seo', path: '/settings/seo', needs: 'SITE_SEO_READ' },
      {
        key: 'marketing',
        path: '/settings/marketing',
        needs: 'SITE_MARKETING_READ',
      },
      { key: 'snippet', path: '/settings/snippet', needs: 'SITE_SEO_UPDATE' },
      { key: 'terms', path: '/settings/terms', needs: 'SITE_SUPPORT_UPDATE' },
      { key: 'domain', path: '/settings/domain', needs: 'SITE_SUPPORT_UPDATE' },
      { key: 'operators', path: '/settings/operators', needs: 'SITE_ACL_READ' },
    ],
  },
  {
    group: 'operation',
    pages: [
      { key: 'course', path: '/settings/course', needs: 'SITE_CLASS_READ' },
      { key: 'myPosts', path: '/settings/my-classes', needs: 'class' },
      { key: 'members', path: '/settings/members', needs: 'SITE_MEMBER_READ' },
      { key: 'reviews', path: '/settings/review', needs: 'SITE_REVIEW_READ' },
      { key: 'questions', path: '/settings/questions', needs: 'CLASS_QUESTIONS_READ' },
      { key: 'classReports', path: '/settings/class-reports', needs: 'CLASS_ROOM_UPDATE' },
      { key: 'likes', path: '/settings/like', needs: 'SITE_CLASSLIKE_READ' },
      { key: 'notices', path: '/notices', needs: 'SITE_BOARD_CREATE' },
    ],
  },
  {
    group: 'money',
    pages: [{ key: 'sales', path: '/settings/sales', needs: 'SITE_SALES_READ' }],
  },
]
export const allPages = groups.flatMap(({ pages }) => pages)

/** What of the area whoever is here may see. */
export function useMaySee() {
  const { can, classes } = useSession()
  return ({ needs }: Page) => (needs === 'class' ? classes.length > 0 : can(needs))
}

/** The first page of the area that whoever is here may see; null where their keys open none. */
export function useFirstAllowed() {
  const maySee = useMaySee()
  return allPages.find(maySee)?.path ?? null
}
