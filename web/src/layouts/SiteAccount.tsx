import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { joinPath, loginPath, useAddress, useGo } from '../platform/address.ts'
import type { User } from '../platform/session-store.ts'
import { signOut, useSession } from '../platform/session.tsx'
import { useSite } from '../platform/site.tsx'
import { useMessages } from '../platform/words/use-messages.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Menu } from '../ui/layers/Menu.tsx'
import { toast } from '../ui/layers/toast.ts'
import { isFirstChannel } from './first-channel.ts'
import css from './header.module.css'
import { shellMessages } from './shell.messages.ts'

// Only members have notifications, so only they fetch the bell.
const AlarmBell = lazy(() =>
  import('../features/messaging/notifications/AlarmBell.tsx').then((m) => ({ default: m.AlarmBell })),
)

// The connection validates messages with schemas, which only signed-in users fetch.
const OpenLine = lazy(() => import('./OpenLine.tsx').then((m) => ({ default: m.OpenLine })))

// Shown only to owners who have just opened a first site.
const FirstChannelTip = lazy(() =>
  import('./FirstChannelTip.tsx').then((m) => ({ default: m.FirstChannelTip })),
)

/** Redirects to the first page that the current user may see. */
const AREA = '/settings'
/** Whether the current user works at the site or in one of its classes. */
function useMayManage() {
  const { can, classes } = useSession()
  return classes.length > 0 || can('SITE_CONSOLE_READ')
}

/** The items of the account menu: all for members, only sign-out for other users. */
function useAccountItems() {
  const t = useMessages(shellMessages)
  const site = useSite()
  const go = useGo()
  const address = useAddress()
  const { isChannelUser } = useSession()
  const mayManage = useMayManage()
  async function leave() {
    await signOut(site)
    toast(t('loggedOut'))
    go('/')
  }
  const logout = { key: 'out', label: t('logout'), onPress: () => void leave() }
  if (!isChannelUser) return [logout]
  const manage = {
    key: 'manage',
    label: t('manage'),
    onPress: () => void window.open(address(AREA), '_blank', 'noopener'),
  }
  return [
    { key: 'classes', label: t('myClasses'), href: '/me/classes' },
    { key: 'coupons', label: t('coupons'), href: '/coupon' },
    { key: 'payments', label: t('payments'), href: '/paymenthistory' },
    { key: 'info', label: t('info'), href: '/editinformation' },
    ...(mayManage ? [manage] : []),
    logout,
  ]
}

/** The address to return to after signing in. */
function useHere() {
  const { pathname, search } = useLocation()
  return pathname + search
}

/**
 * Visitors get sign-in with sign-up beside it; on a site connected to Kakao the button signs them up there directly.
 */
function useSignUpPath(next: string) {
  const { channel } = useSite()
  const isSynced = channel?.kakaoSyncYn === 'Y' && channel.snsLoginKakId !== null
  return isSynced ? joinPath(next) : loginPath(next, { siteJoin: true })
}

const MAIN_PAGES: ReadonlySet<string> = new Set(['/', '/main'])

/** The actions of the current user, at the right end of the header. */
export function SiteAccount() {
  const { state, user } = useSession()
  if (state === 'loading') return <span className={css.waiting} />
  if (!user) return <Visitor />
  return (
    <>
      <SignedIn user={user} />
      <Suspense fallback={null}>
        <OpenLine />
      </Suspense>
    </>
  )
}

function Visitor() {
  const t = useMessages(shellMessages)
  const next = useHere()
  const signUp = useSignUpPath(next)
  return (
    <>
      <div className={css.wide}>
        <Button href={loginPath(next)} variant="subtle" size="sm">
          {t('login')}
        </Button>
      </div>
      <Button href={signUp} size="sm">
        {t('signUp')}
      </Button>
    </>
  )
}

function SignedIn({ user: { name, profileImageUrl } }: { user: User }) {
  const t = useMessages(shellMessages)
  const next = useHere()
  const address = useAddress()
  const items = useAccountItems()
  const { isChannelUser } = useSession()
  const mayManage = useMayManage()
  // On other pages the hint would cover prices and fields.
  const isMainPage = MAIN_PAGES.has(useLocation().pathname)
  return (
    <>
      {!isChannelUser && (
        <Button href={joinPath(next)} size="sm">
          {t('signUp')}
        </Button>
      )}
      {mayManage && (
        <div className={`${css.wide} ${css.tipped}`}>
          <a className={css.manage} href={address(AREA)} target="_blank" rel="noreferrer">
            {t('manage')}
          </a>
          {isMainPage && isFirstChannel() && (
            <Suspense fallback={null}>
              <FirstChannelTip />
            </Suspense>
          )}
        </div>
      )}
      {isChannelUser && (
        <Suspense fallback={<span className={css.bell} />}>
          <AlarmBell />
        </Suspense>
      )}
      <div className={css.wide}>
        <Menu
          label={t('account')}
          items={items}
          align="end"
          icon={<Avatar name={name} src={profileImageUrl} size={32} />}
        />
      </div>
    </>
  )
}

/** The same actions as entries of the menu on phones. */
export function SiteAccountLinks({ onGo }: { onGo: () => void }) {
  const t = useMessages(shellMessages)
  const { user } = useSession()
  const next = useHere()
  const signUp = useSignUpPath(next)
  const items = useAccountItems()
  if (!user) {
    return (
      <>
        <Anchor href={loginPath(next)} onClick={onGo}>
          {t('login')}
        </Anchor>
        <Anchor href={signUp} onClick={onGo}>
          {t('signUp')}
        </Anchor>
      </>
    )
  }
  return items.map((item) =>
    'href' in item ? (
      <Anchor key={item.key} href={item.href} onClick={onGo}>
        {item.label}
      </Anchor>
    ) : (
      <button
        key={item.key}
        type="button"
        onClick={() => {
          onGo()
          item.onPress()
        }}
      >
        {item.label}
      </button>
    ),
  )
}
