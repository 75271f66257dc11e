import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { ToastRegion } from '../ui/layers/Toasts.tsx'
import { refreshSession } from './session.tsx'
import { useSite } from './site.tsx'
import { platformWords } from './words/platform.words.ts'
import { useWords } from './words/use-words.ts'

/** Around every screen: asks who is here, restores the scroll, and tells screen readers that the page changed. */
export function Frame() {
  const t = useWords(platformWords)
  const site = useSite()
  useEffect(() => {
    if (site.session.get().state === 'loading') void refreshSession(site)
  }, [site])
  useFocusOnChange()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Outlet />
      <ToastRegion label={t('toasts')} closeLabel={t('close')} />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </>
  )
}

/** After moving to another page the reading goes on at its beginning. */
function useFocusOnChange() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('main')
    main?.setAttribute('tabindex', '-1')
    main?.focus({ preventScroll: true })
  }, [pathname])
}
