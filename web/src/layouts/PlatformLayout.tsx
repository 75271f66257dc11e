import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Visits } from '../features/growth/visits/Visits.tsx'
import { useGo } from '../platform/address.ts'
import { signOut, useSession } from '../platform/session.tsx'
import { useSite } from '../platform/site.tsx'
import { accountShellMessages } from '../platform/account/account-shell.messages.ts'
import { useMessages } from '../platform/words/use-messages.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { SeodangMark } from '../ui/art/Mark.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Menu } from '../ui/layers/Menu.tsx'
import { guideMessages } from './guide.messages.ts'
import css from './header.module.css'
import { LanguagePicker } from '../features/people/accounts/LanguagePicker.tsx'
import { shellMessages } from './shell.messages.ts'
import footer from './SiteFooter.module.css'
import layout from './SiteLayout.module.css'
import { SupportPhone } from './SupportPhone.tsx'
import { TermsLinks } from './TermsLinks.tsx'

// The connection validates messages with schemas, which only signed-in users fetch.
const OpenLine = lazy(() => import('./OpenLine.tsx').then((m) => ({ default: m.OpenLine })))

/** The frame of the platform's own pages. */
export function PlatformLayout() {
  const t = useMessages(shellMessages)
  const { user } = useSession()
  const isFront = useLocation().pathname === '/intro'
  return (
    <div className={layout['page']}>
      {user && (
        <Suspense fallback={null}>
          <OpenLine />
        </Suspense>
      )}
      <header className={`${css.header} no-print`}>
        <div className={`wrap ${css.inner}`}>
          <Anchor href={user ? '/mypage' : '/intro'} className={`${css.logo} ${css.product}`}>
            <SeodangMark size={32} /> <span>Seodang</span>
          </Anchor>
          <GuideLinks />
          <div className={css.right}>
            <PlatformAccount label={t('account')} />
          </div>
        </div>
      </header>
      <Outlet />
      {!isFront && <StartForFree />}
      <footer className={`${footer['footer']} no-print`}>
        <div className={`wrap ${footer['bottom']}`}>
          <div>
            <TermsLinks />
            <SupportPhone className={footer['phone']} />
          </div>
          <LanguagePicker />
        </div>
      </footer>
      <Visits />
    </div>
  )
}

/** Links to external guides that the operator configured. */
function GuideLinks() {
  const t = useMessages(guideMessages)
  const { guides = {} } = useSite()
  const links = (['operator', 'learner', 'academy'] as const).flatMap((key) => {
    const href = guides[key]
    return href ? [{ key, href }] : []
  })
  if (links.length === 0) return null
  return (
    <nav className={css.nav} aria-label={t('guides')}>
      <ul className={css.menus}>
        {links.map(({ key, href }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noreferrer">
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Always visible for users without a site, except while they are opening one. */
function StartForFree() {
  const t = useMessages(shellMessages)
  const { pathname } = useLocation()
  const { state, user } = useSession()
  const isOpening = pathname.startsWith('/create_site')
  if (state === 'loading' || isOpening || (user && (user.mngCnt > 0 || user.isOperator))) return null
  return (
    <aside className={css.start} aria-label={t('startFree')}>
      <Button href={user ? '/create_site' : '/join'} size="lg">
        {t('startFree')}
      </Button>
    </aside>
  )
}

function PlatformAccount({ label }: { label: string }) {
  const t = useMessages(shellMessages)
  const more = useMessages(guideMessages)
  const account = useMessages(accountShellMessages)
  const site = useSite()
  const go = useGo()
  const { state, user } = useSession()
  if (state === 'loading') return <span className={css.waiting} />
  if (!user) {
    return (
      <>
        <Button href="/login" variant="subtle">
          {t('login')}
        </Button>
        <Button href="/join">{t('startFree')}</Button>
      </>
    )
  }
  const items = [
    { key: 'mine', label: t('mySites'), href: '/mypage?tabIndex=1' },
    { key: 'info', label: t('info'), href: '/editinformation' },
    { key: 'payments', label: account('payments'), href: '/paymenthistory' },
    ...(user.mngCnt > 0
      ? [
          { key: 'sales', label: account('sales'), href: '/paymentManage' },
          { key: 'settlement', label: account('settlement'), href: '/settlement' },
          { key: 'service', label: account('service'), href: '/service' },
        ]
      : []),
    ...(user.isOperator
      ? [
          { key: 'health', label: t('operator'), href: '/admin/health' },
          { key: 'sites', label: more('sites'), href: '/admin/sites' },
          { key: 'site-imports', label: more('siteImports'), href: '/admin/site-imports' },
          { key: 'abuse', label: more('abuse'), href: '/admin/abuse-reports' },
          { key: 'announcements', label: more('announcements'), href: '/admin/announcements' },
          { key: 'features', label: more('features'), href: '/admin/features' },
          { key: 'reviews', label: more('reviews'), href: '/admin/course-reviews' },
          { key: 'site-code', label: more('siteCode'), href: '/admin/site-code' },
          { key: 'plans', label: more('plans'), href: '/admin/plans' },
          { key: 'limits', label: more('limits'), href: '/admin/student-limits' },
          { key: 'payouts', label: more('payouts'), href: '/admin/payouts' },
        ]
      : []),
    { key: 'out', label: t('logout'), onPress: () => void signOut(site).then(() => go('/login')) },
  ]
  return (
    <>
      {user.mngCnt > 0 ? (
        <Button href="/mypage?tabIndex=1" variant="outline">
          {t('mySites')}
        </Button>
      ) : (
        <Button href="/create_site">{t('startFree')}</Button>
      )}
      <Menu
        label={label}
        items={items}
        align="end"
        icon={<Avatar name={user.name} src={user.profileImageUrl} size={28} />}
      >
        <span className={css.name}>{user.name}</span>
      </Menu>
    </>
  )
}
