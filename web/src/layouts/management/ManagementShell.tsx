import { IconExternalLink, IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { ForeignParts } from '../../features/growth/integrations/ThirdPartyScripts.tsx'
import { useChannel } from '../../platform/site.tsx'
import { useSession } from '../../platform/session.tsx'
import { useMessages } from '../../platform/words/use-messages.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { SiteMark } from '../../ui/art/Mark.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Sheet } from '../../ui/layers/Sheet.tsx'
import { recordFirstChannel } from '../first-channel.ts'
import css from './ManagementShell.module.css'
import { managementMessages } from '../../platform/management/management.messages.ts'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ManagementSearch } from './search/ManagementSearch.tsx'
import { SideNav, usePageName } from './SideNav.tsx'

const AlarmBell = lazy(() =>
  import('../../features/messaging/notifications/AlarmBell.tsx').then((m) => ({ default: m.AlarmBell })),
)

const AnnouncementBar = lazy(() =>
  import('../../features/system/announcements/AnnouncementBar.tsx').then((m) => ({
    default: m.AnnouncementBar,
  })),
)

const InspectionBar = lazy(() =>
  import('../../features/workflows/inspections/InspectionBar.tsx').then((m) => ({
    default: m.InspectionBar,
  })),
)

const SuspensionBar = lazy(() =>
  import('../../features/workflows/suspensions/SuspensionBar.tsx').then((m) => ({
    default: m.SuspensionBar,
  })),
)

/** Stores the parameter of an owner who just opened a first site in the browser, and removes it from the address. */
function useFirstLook() {
  const [params, setParams] = useSearchParams()
  const isFirst = params.get(FIRST) === 'true'
  useEffect(() => {
    if (!isFirst) return
    recordFirstChannel()
    const without = (current: URLSearchParams) => {
      current.delete(FIRST)
      return current
    }
    setParams(without, { replace: true })
  }, [isFirst, setParams])
}
const FIRST = 'isFirstChannel'

/** The frame of all staff screens: navigation at the side, on phones behind a button. */
export function ManagementShell() {
  const t = useMessages(managementMessages)
  const { name, headerLogoUrl, suspension } = useChannel()
  const { isChannelUser } = useSession()
  const [isOpen, setOpen] = useState(false)
  const pageName = usePageName()
  useFirstLook()
  const brand = (
    <Anchor href="/settings" className={css.brand}>
      <SiteMark name={name} logoUrl={headerLogoUrl} size={32} />
      <span>{name}</span>
    </Anchor>
  )
  return (
    <div className={css.shell}>
      <ForeignParts />
      <aside className={css.side} aria-label={t('area')}>
        {brand}
        <SideNav />
      </aside>
      <div className={css.main}>
        <header className={css.top}>
          <span className={css.phone}>
            <IconButton
              label={t('openMenu')}
              icon={<IconMenu2 size={22} />}
              expanded={isOpen}
              onPress={() => setOpen(true)}
            />
            <b>{pageName}</b>
          </span>
          <ManagementSearch />
          <div className={css.right}>
            <span className={css.desk}>
              <Button href="/main" variant="outline" size="sm" icon={<IconExternalLink size={16} />}>
                {t('visit', { name })}
              </Button>
            </span>
            {isChannelUser && (
              <Suspense fallback={null}>
                <AlarmBell />
              </Suspense>
            )}
            <ProfileMenu />
          </div>
        </header>
        <Suspense fallback={null}>
          {suspension !== null && <SuspensionBar />}
          <InspectionBar />
          <AnnouncementBar />
        </Suspense>
        <main id="main" className={css.page}>
          <Outlet />
        </main>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={name} closeLabel={t('close')}>
        <SideNav onGo={() => setOpen(false)} />
        <div className={css.visit}>
          <Button href="/main" variant="outline" wide icon={<IconExternalLink size={16} />}>
            {t('visit', { name })}
          </Button>
        </div>
      </Sheet>
    </div>
  )
}
