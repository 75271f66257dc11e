import { embeddedForm } from 'contract/values/form-embeds'
import { withoutAlias } from 'contract/values/class-paths'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ForeignParts } from '../features/growth/integrations/ThirdPartyScripts.tsx'
import { Visits } from '../features/growth/visits/Visits.tsx'
import { useSession } from '../platform/session.tsx'
import { useChannel } from '../platform/site.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import css from './SiteLayout.module.css'

const TermsNews = lazy(() =>
  import('../features/people/legal/TermsNews.tsx').then((m) => ({ default: m.TermsNews })),
)

const UnverifiedNotice = lazy(() =>
  import('../features/people/sign-in/UnverifiedNotice.tsx').then((m) => ({ default: m.UnverifiedNotice })),
)

const LiveWidget = lazy(() =>
  import('../features/learning/live/LiveWidget.tsx').then((m) => ({ default: m.LiveWidget })),
)

/** The frame of a site's pages; a form inside another page has none of its own. */
export function SiteLayout() {
  if (embeddedForm(useLocation()) !== null) return <Outlet />
  return <Framed />
}

function Framed() {
  return (
    <div className={css.page}>
      <SiteHeader />
      <LiveNews />
      <LegalNews />
      <AddressNews />
      <Outlet />
      <SiteFooter />
      <Visits />
      <ForeignParts />
    </div>
  )
}

/** Informs learners about changed terms, on sites that have published terms of their own. */
function LegalNews() {
  const { hasOwnTerms } = useChannel()
  const { isChannelUser, userTypeCd } = useSession()
  if (!hasOwnTerms || !isChannelUser || userTypeCd !== null) return null
  return (
    <Suspense fallback={null}>
      <TermsNews />
    </Suspense>
  )
}

/** Reminds users to verify their mail address. */
function AddressNews() {
  const { user } = useSession()
  if (!user || user.isAuthenticated) return null
  return (
    <Suspense fallback={null}>
      <UnverifiedNotice />
    </Suspense>
  )
}

const CLASS_PAGE = /^\/(?:classes|packages)\/\d+\/?$/
/** Informs members about live lessons that start soon, except on pages that already show them. */
function LiveNews() {
  const { isChannelUser } = useSession()
  const { pathname } = useLocation()
  if (!isChannelUser || pathname.startsWith('/me/classes')) return null
  const isPriceBeside = CLASS_PAGE.test(withoutAlias(pathname))
  return (
    <Suspense fallback={null}>
      <LiveWidget key={String(isPriceBeside)} isPriceBeside={isPriceBeside} />
    </Suspense>
  )
}
