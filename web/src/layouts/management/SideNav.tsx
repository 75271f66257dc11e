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
import { withoutAlias } from 'contract/values/class-paths'
import { useSession } from '../../platform/session.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { SupportPhone } from '../SupportPhone.tsx'
import css from './ManagementShell.module.css'
import { managementWords } from '../../platform/management/management.messages.ts'
import { allPages, groups, useMaySee, type Page } from './pages.ts'

const icons: Record<Page['key'], Icon> = {
  dashboard: IconLayoutDashboard,
  configuration: IconSettings,
  signIn: IconKey,
  menus: IconListTree,
  sitePages: IconFileText,
  seo: IconWorldSearch,
  marketing: IconChartDots,
  snippet: IconCode,
  terms: IconFileText,
  domain: IconWorld,
  operators: IconUserShield,
  course: IconBook2,
  myPosts: IconSchool,
  members: IconUsers,
  reviews: IconMessageStar,
  questions: IconHelpCircle,
  classReports: IconFlag,
  likes: IconHeart,
  notices: IconSpeakerphone,
  sales: IconReceipt2,
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
            {allowed.map(({ key, path }) => (
              <Anchor
                key={key}
                href={path}
                aria-current={isHere(path) ? 'page' : undefined}
                onClick={() => onGo?.()}
              >
                <Sign of={key} />
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

function Sign({ of }: { of: Page['key'] }) {
  const Drawing = icons[of]
  return <Drawing size={18} stroke={1.8} aria-hidden="true" />
}
