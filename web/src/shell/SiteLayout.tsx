import { Outlet } from 'react-router'
import { Visits } from '../features/visits/Visits.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import css from './SiteLayout.module.css'

/** Around the pages of a site. */
export function SiteLayout() {
  return (
    <div className={css.page}>
      <SiteHeader />
      <Outlet />
      <SiteFooter />
      <Visits />
    </div>
  )
}
