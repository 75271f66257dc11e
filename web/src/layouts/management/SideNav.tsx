import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { withoutAlias } from 'contract/values/class-paths'
import { shownPending } from 'contract/workflows/pending-work/pending-work.rules'
import { usePendingWork } from '../../features/workflows/pending-work/pending-work.api.ts'
import { useSession } from '../../platform/session.tsx'
import { useTranslations } from '../../platform/words/use-translations.ts'
import { useMessages } from '../../platform/words/use-messages.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SupportPhone } from '../SupportPhone.tsx'
import css from './ManagementShell.module.css'
import { managementMessages } from '../../platform/management/management.messages.ts'
import type { SettingsPage } from '../../platform/management/settings-page.ts'
import { NavGroup } from './NavGroup.tsx'
import { allPages, groups, useMaySee } from './pages.ts'

/**
 * Settings of a product highlight the page of its list. `/settings/configuration` matches exactly, because other pages are below
 * it.
 */
const matches = ({ path, prefix = path }: SettingsPage, pathname: string, isNamed: boolean) =>
  (path === '/settings/configuration' ? pathname === path : pathname.startsWith(prefix)) ||
  (path === (isNamed ? '/settings/my-classes' : '/settings/course') && pathname.startsWith('/classes/')) ||
  (path === '/settings/challenge' && /^\/studio\/\d+\/challenge/.test(pathname)) ||
  (path === '/settings/packages' && pathname.startsWith('/packages/')) ||
  (path === '/settings/contents' && /^\/studio\/\d+\/contents/.test(pathname))

/** Pages for whichever site the user chooses: they are named and highlighted as those of one site. */
const ofAnySite = new Map([
  ['/paymentManage', '/settings/sales'],
  ['/settlement', '/settings/settlement'],
])

function useIsAt() {
  const { pathname: at } = useLocation()
  const pathname = ofAnySite.get(at) ?? withoutAlias(at)
  const { classes } = useSession()
  const isNamed = classes.some(({ courseSeq }) => pathname.startsWith(`/classes/${courseSeq}/`))
  const matching = allPages.filter((page) => matches(page, pathname, isNamed))
  // Segments are below members: of such pages only the one with the longest path is current.
  const current = matching.toSorted((one, other) => other.path.length - one.path.length)[0]
  return (path: string) => path === current?.path
}

export function usePageName() {
  const t = useMessages(managementMessages)
  const translate = useTranslations()
  const isHere = useIsAt()
  const page = allPages.find(({ path }) => isHere(path))
  return page ? translate(page.label) : t('area')
}

/** All pages of the management area that the user may see, in groups that they fold away. */
export function SideNav({ onGo }: { onGo?: () => void }) {
  const t = useMessages(managementMessages)
  const maySee = useMaySee()
  const isHere = useIsAt()
  const pending = usePendingWork()
  const nav = useCurrentInView(allPages.find(({ path }) => isHere(path))?.path)
  return (
    <nav ref={nav} aria-label={t('menu')} className={css.nav}>
      {groups.map(({ group, pages }) => {
        const allowed = pages.filter(maySee)
        if (allowed.length === 0) return null
        const links = allowed.map((page) => (
          <PageLink
            key={page.path}
            page={page}
            isCurrent={isHere(page.path)}
            count={page.pending && pending.get(page.pending)}
            onGo={onGo}
          />
        ))
        if (group === 'top') return <div key={group}>{links}</div>
        return (
          <NavGroup
            key={group}
            name={group}
            title={t(group)}
            isCurrent={allowed.some(({ path }) => isHere(path))}
          >
            {links}
          </NavGroup>
        )
      })}
      <SupportPhone className={css.support} />
    </nav>
  )
}

/** The list is longer than a window: the link of the current page is scrolled to. */
function useCurrentInView(current: string | undefined) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (current === undefined) return
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return nav
}

interface PageLinkProps {
  page: SettingsPage
  isCurrent: boolean
  count: number | undefined
  onGo: (() => void) | undefined
}
function PageLink({ page: { path, Icon, label, opensNew }, isCurrent, count, onGo }: PageLinkProps) {
  const t = useMessages(managementMessages)
  const translate = useTranslations()
  return (
    <Anchor
      href={path}
      aria-current={isCurrent ? 'page' : undefined}
      target={opensNew && '_blank'}
      onClick={() => onGo?.()}
    >
      <Icon size={18} stroke={1.8} aria-hidden="true" />
      {translate(label)}
      {count !== undefined && (
        <>
          {' '}
          <VisuallyHidden>{t('pendingCount', { count: shownPending(count) })}</VisuallyHidden>
          <span className={css.count} aria-hidden="true">
            {shownPending(count)}
          </span>
        </>
      )}
      {opensNew && (
        <>
          {' '}
          <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
          <IconExternalLink className={css.away} size={14} aria-hidden="true" />
        </>
      )}
    </Anchor>
  )
}
