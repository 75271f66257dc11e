import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { ToastRegion } from '../ui/layers/Toasts.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { now } from './clock.ts'
import css from './Frame.module.css'
import { scrollKeys } from './scroll.ts'
import { refreshSession } from './session.tsx'
import { useSite } from './site.tsx'
import { platformWords } from './words/platform.words.ts'
import { useWords } from './words/use-words.ts'

/** Around every screen: asks who is here, restores the scroll, and tells screen readers that the page changed. */
export function Frame() {
  const t = useWords(platformWords)
  const [keyOf] = useState(scrollKeys)
  const title = useTitleOnChange()
  const isMoving = useNavigation().state !== 'idle'
  useFreshSession()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {isMoving && <div className={css.moving} />}
      <Outlet />
      <VisuallyHidden live>{title}</VisuallyHidden>
      <ToastRegion label={t('toasts')} closeLabel={t('close')} />
      <ScrollRestoration getKey={keyOf} />
    </>
  )
}

/** After moving to another page the reading goes on at its beginning, and its title is said. */
function useTitleOnChange() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
    const main = document.getElementById('main')
    if (!main || main.contains(document.activeElement)) return
    main.setAttribute('tabindex', '-1')
    main.focus({ preventScroll: true })
  }, [pathname])
  return title
}

/** Who is here is asked on arrival, and again when moving or coming back, but not more often than this. */
const FRESH_MS = 30_000
function useFreshSession() {
  const site = useSite()
  const { pathname } = useLocation()
  const asked = useRef(0)
  useEffect(() => {
    function ask() {
      if (document.hidden || now().getTime() - asked.current < FRESH_MS) return
      asked.current = now().getTime()
      void refreshSession(site)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [site, pathname])
}
