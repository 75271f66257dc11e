import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { FormWordsContext } from '../ui/forms/form-words.ts'
import { ToastRegion } from '../ui/layers/Toasts.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { now } from './clock.ts'
import css from './Frame.module.css'
import { OfflineNote } from './OfflineNote.tsx'
import { scrollKeys } from './scroll.ts'
import { ServerAlert } from './ServerAlert.tsx'
import { refreshSession, refreshUser } from './session.tsx'
import { useSite } from './site.tsx'
import { platformMessages } from './words/platform.messages.ts'
import { useMessages } from './words/use-messages.ts'

/** Around every screen: fetches the session, restores the scroll, and announces page changes to screen readers. */
export function Frame({ children }: { children?: ReactNode }) {
  const t = useMessages(platformMessages)
  const [keyOf] = useState(scrollKeys)
  const title = useTitleOnChange()
  const isMoving = useNavigation().state !== 'idle'
  useFreshSession()
  const formMessages = useMemo(
    () => ({
      counter: (count: number, max: number) => t('counter', { count: `${count}`, max: `${max}` }),
      atMost: (max: number) => t('atMost', { max: `${max}` }),
      atLeast: (min: number) => t('atLeast', { min: `${min}` }),
      noMoreThan: (max: string) => t('noMoreThan', { max }),
      required: (label: string, of: 'line' | 'area') =>
        t(of === 'line' ? 'requiredLine' : 'requiredArea', { label }),
    }),
    [t],
  )
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {isMoving && <div className={css.moving} />}
      <FormWordsContext value={formMessages}>
        <Outlet />
      </FormWordsContext>
      <VisuallyHidden live>{title}</VisuallyHidden>
      <ServerAlert />
      <OfflineNote />
      {children}
      <ToastRegion label={t('toasts')} closeLabel={t('close')} />
      <ScrollRestoration getKey={keyOf} />
    </>
  )
}

/** Calls `onMove` when the user has moved to another page. */
function useMoved(onMove: () => void) {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const moved = useEffectEvent(onMove)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    moved()
  }, [pathname])
}

/** After navigation, reading continues at the start of the new page, and its title is announced. */
function useTitleOnChange() {
  const [title, setTitle] = useState('')
  useMoved(() => {
    setTitle(document.title)
    const main = document.getElementById('main')
    if (!main || main.contains(document.activeElement)) return
    main.setAttribute('tabindex', '-1')
    main.focus({ preventScroll: true })
  })
  return title
}

/** The session is fetched on arrival and on return, at most this often; navigation in between fetches the user. */
const FRESH_MS = 30_000
function useFreshSession() {
  const site = useSite()
  const requests = useRef(0)
  function ask() {
    const isFresh = now().getTime() - requests.current < FRESH_MS
    if (document.hidden || isFresh) return isFresh
    requests.current = now().getTime()
    void refreshSession(site)
    return false
  }
  useMoved(() => {
    if (ask()) void refreshUser(site)
  })
  const askHere = useEffectEvent(ask)
  useEffect(() => {
    const seen = () => void askHere()
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
}
