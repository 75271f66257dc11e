import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { joinPath, loginPath, useAddress, useGo } from '../platform/address.ts'
import { signOut, useSession } from '../platform/session.tsx'
import { useSite } from '../platform/site.tsx'
import { useWords } from '../platform/words/use-words.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Menu } from '../ui/layers/Menu.tsx'
import { toast } from '../ui/layers/toast.ts'
import css from './header.module.css'
import { shellWords } from './shell.words.ts'

const AlarmBell = lazy(() => import('../features/alarms/AlarmBell.tsx').then((m) => ({ default: m.AlarmBell })))

function useAccountItems() {
  const t = useWords(shellWords)
  const site = useSite()
  const go = useGo()
  const address = useAddress()
  const { isChannelUser, can } = useSession()
  const out = () =>
    void signOut(site).then(() => {
      toast(t('loggedOut'))
      go('/')
    })
  const logout = { key: 'out', label: t('logout'), onPress: out }
  if (!isChannelUser) return [logout]
  const manage = { key: 'manage', label: t('manage'), onPress: () => void window.open(address('/settings/dashboard'), '_blank') }
  return [
    { key: 'classes', label: t('myClasses'), href: '/me/classes' },
    { key: 'payments', label: t('payments'), href: '/paymenthistory' },
    { key: 'info', label: t('info'), href: '/editinformation' },
    ...(can('SITE_CONSOLE_READ') ? [manage] : []),
    logout,
  ]
}

/** The right end of the header: what whoever is here may do. */
export function SiteAccount() {
  const t = useWords(shellWords)
  const { state, user, isChannelUser, can } = useSession()
  const { pathname, search } = useLocation()
  const address = useAddress()
  const items = useAccountItems()
  const next = pathname + search
  if (state === 'loading') return <span className={css.waiting} />
  if (!user) {
    return (
      <>
        <span className={css.wide}><Button href={loginPath(next)} variant="subtle">{t('login')}</Button></span>
        <Button href={joinPath(next)}>{t('signUp')}</Button>
      </>
    )
  }
  return (
    <>
      {!isChannelUser && <Button href={joinPath(next)}>{t('signUp')}</Button>}
      {can('SITE_CONSOLE_READ') && (
        <a className={`${css.wide} ${css.manage}`} href={address('/settings/dashboard')} target="_blank" rel="noreferrer">
          {t('manage')}
        </a>
      )}
      {isChannelUser && <Suspense fallback={null}><AlarmBell /></Suspense>}
      <Menu label={t('account')} items={items} align="end" icon={<Avatar name={user.name} size={32} />} />
    </>
  )
}

/** The same, as lines of the menu on phones. */
export function SiteAccountLinks({ onGo }: { onGo: () => void }) {
  const t = useWords(shellWords)
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const items = useAccountItems()
  if (!user) return <Anchor href={loginPath(pathname + search)} onClick={onGo}>{t('login')}</Anchor>
  return items.map((item) =>
    'href' in item ? (
      <Anchor key={item.key} href={item.href} onClick={onGo}>{item.label}</Anchor>
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
