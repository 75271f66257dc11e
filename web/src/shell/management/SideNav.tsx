import {
  IconBook2,
  IconChartDots,
  IconCode,
  IconFileText,
  IconFlag,
  IconHelpCircle,
  IconListTree,
  IconHeart,
  IconKey,
  IconLayoutDashboard,
  IconMessageStar,
  IconReceipt2,
  IconSchool,
  IconSettings,
  IconWorldSearch,
  IconSpeakerphone,
  IconUsers,
  IconUserShield,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { withoutAlias } from 'contract/class-paths'
import type { Permission } from 'contract/permissions'
import { useSession } from '../../platform/session.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { SupportPhone } from '../SupportPhone.tsx'
import css from './ManagementShell.module.css'
import { managementWords } from './management.words.ts'

type Group = 'site' | 'operation' | 'money'
interface Page {
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
  icon: Icon
}
const groups: { group: Group | null; pages: Page[] }[] = [
  {
    group: null,
    pages: [
      {
        key: 'dashboard',
        path: '/settings/dashboard',
        needs: 'SITE_DASHBOARD_READ',
        icon: IconLayoutDashboard,
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
        icon: IconSettings,
      },
      {
        key: 'signIn',
        path: '/settings/configuration/sign-in',
        needs: 'SITE_SUPPORT_UPDATE',
        icon: IconKey,
      },
      { key: 'menus', path: '/settings/menu', needs: 'SITE_DESIGN_UPDATE', icon: IconListTree },
      { key: 'sitePages', path: '/settings/page', needs: 'SITE_PAGE_READ', icon: IconFileText },
      { key: 'seo', path: '/settings/seo', needs: 'SITE_SEO_READ', icon: IconWorldSearch },
      {
        key: 'marketing',
        path: '/settings/marketing',
        needs: 'SITE_MARKETING_READ',
        icon: IconChartDots,
      },
      { key: 'snippet', path: '/settings/snippet', needs: 'SITE_SEO_UPDATE', icon: IconCode },
      { key: 'terms', path: '/settings/terms', needs: 'SITE_SUPPORT_UPDATE', icon: IconFileText },
      { key: 'domain', path: '/settings/domain', needs: 'SITE_SUPPORT_UPDATE', icon: IconWorld },
      { key: 'operators', path: '/settings/operators', needs: 'SITE_ACL_READ', icon: IconUserShield },
    ],
  },
  {
    group: 'operation',
    pages: [
      { key: 'course', path: '/settings/course', needs: 'SITE_CLASS_READ', icon: IconBook2 },
      { key: 'myPosts', path: '/settings/my-classes', needs: 'class', icon: IconSchool },
      { key: 'members', path: '/settings/members', needs: 'SITE_MEMBER_READ', icon: IconUsers },
      { key: 'reviews', path: '/settings/review', needs: 'SITE_REVIEW_READ', icon: IconMessageStar },
      { key: 'questions', path: '/settings/questions', needs: 'CLASS_QUESTIONS_READ', icon: IconHelpCircle },
      { key: 'classReports', path: '/settings/class-reports', needs: 'CLASS_ROOM_UPDATE', icon: IconFlag },
      { key: 'likes', path: '/settings/like', needs: 'SITE_CLASSLIKE_READ', icon: IconHeart },
      { key: 'notices', path: '/notices', needs: 'SITE_BOARD_CREATE', icon: IconSpeakerphone },
    ],
  },
  {
    group: 'money',
    pages: [{ key: 'sales', path: '/settings/sales', needs: 'SITE_SALES_READ', icon: IconReceipt2 }],
  },
]
const allPages = groups.flatMap(({ pages }) => pages)

/** What of the area whoever is here may see. */
function useMaySee() {
  const { can, classes } = useSession()
  return ({ needs }: Page) => (needs === 'class' ? classes.length > 0 : can(needs))
}

/** The first page of the area that whoever is here may see. */
export function useFirstAllowed() {
  const maySee = useMaySee()
  return allPages.find(maySee)?.path ?? '/main'
}

/** Settings of a class belong to the classes; of two pages one below the other each is its own. */
const isAt = (path: string, pathname: string, isNamed: boolean) =>
  (path === '/settings/configuration' ? pathname === path : pathname.startsWith(path)) ||
  (path === (isNamed ? '/settings/my-classes' : '/settings/course') && pathname.startsWith('/classes/'))

function useIsAt() {
  const { pathname: at } = useLocation()
  const pathname = withoutAlias(at)
  const { classes } = useSession()
  const isNamed = classes.some(({ courseSeq }) => pathname.startsWith(`/classes/${courseSeq}/`))
  return (path: string) => isAt(path, pathname, isNamed)
}

export function usePageName() {
  const t = useWords(managementWords)
  const isHere = useIsAt()
  const page = allPages.find(({ path }) => isHere(path))
  return page ? t(page.key) : t('area')
}

/** Every page of the area that the caller may see. */
export function SideNav({ onGo }: { onGo?: () => void }) {
  const t = useWords(managementWords)
  const maySee = useMaySee()
  const isHere = useIsAt()
  return (
    <nav aria-label={t('menu')} className={css.nav}>
      {groups.map(({ group, pages }) => {
        const allowed = pages.filter(maySee)
        if (allowed.length === 0) return null
        return (
          <div key={group ?? 'top'}>
            {group && <p>{t(group)}</p>}
            {allowed.map(({ key, path, icon: Sign }) => (
              <Anchor
                key={key}
                href={path}
                aria-current={isHere(path) ? 'page' : undefined}
                onClick={() => onGo?.()}
              >
                <Sign size={18} stroke={1.8} aria-hidden="true" />
                {t(key)}
              </Anchor>
            ))}
          </div>
        )
      })}
      <SupportPhone className={css.support} />
    </nav>
  )
}
