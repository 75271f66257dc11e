import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useChannel } from '../platform/site.tsx'
import { useMessages } from '../platform/words/use-messages.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { SiteMark } from '../ui/art/Mark.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Sheet } from '../ui/layers/Sheet.tsx'
import css from './header.module.css'
import { SiteAccount, SiteAccountLinks } from './SiteAccount.tsx'
import { MenuLink } from './MenuLink.tsx'
import { SiteNav } from './SiteNav.tsx'
import { shellMessages } from './shell.messages.ts'
import { useSiteMenus } from '../features/site/menus/use-site-menus.ts'

/** The header of a site's pages: the site, its navigation and the user's account. */
export function SiteHeader() {
  const t = useMessages(shellMessages)
  const { name, headerLogoUrl } = useChannel()
  return (
    <header className={`${css.header} no-print`}>
      <div className={`wrap ${css.inner}`}>
        <Anchor href="/" className={css.logo}>
          <SiteMark name={name} logoUrl={headerLogoUrl} size={32} />
          <span>{name}</span>
        </Anchor>
        <SiteNav />
        <div className={css.right}>
          <IconButton label={t('search')} icon={<IconSearch size={22} aria-hidden />} href="/search" />
          <SiteAccount />
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

function PhoneMenu() {
  const t = useMessages(shellMessages)
  const { name } = useChannel()
  const menus = useSiteMenus()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={css.phone}>
      <IconButton
        label={t('openMenu')}
        icon={<IconMenu2 size={22} aria-hidden />}
        expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={close} title={name} closeLabel={t('close')}>
        <nav className={css.sheet} aria-label={t('menu')}>
          {menus.map(({ subMenus, ...menu }) => (
            <Fragment key={menu.menuSeq}>
              <MenuLink to={menu} onGo={close} />
              {subMenus.map((item) => (
                <MenuLink key={item.menuSeq} to={item} onGo={close} className={css.below} />
              ))}
            </Fragment>
          ))}
          <SiteAccountLinks onGo={close} />
        </nav>
      </Sheet>
    </div>
  )
}
