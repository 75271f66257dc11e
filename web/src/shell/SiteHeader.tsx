import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useChannel } from '../platform/site.tsx'
import { useWords } from '../platform/words/use-words.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { SiteMark } from '../ui/art/Mark.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Sheet } from '../ui/layers/Sheet.tsx'
import css from './header.module.css'
import { SiteAccount, SiteAccountLinks } from './SiteAccount.tsx'
import { shellWords } from './shell.words.ts'

export function useSiteMenus() {
  const t = useWords(shellWords)
  return [
    { path: '/classes', label: t('classes') },
    { path: '/notices', label: t('notices') },
    { path: '/intro', label: t('intro') },
  ]
}

export function SiteHeader() {
  const t = useWords(shellWords)
  const { name, headerLogoUrl } = useChannel()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const menus = useSiteMenus()
  const isCurrent = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return (
    <header className={css.header}>
      <div className={`wrap ${css.inner}`}>
        <Anchor href="/" className={css.logo}>
          <SiteMark name={name} logoUrl={headerLogoUrl} size={32} />
          <span>{name}</span>
        </Anchor>
        <nav className={css.nav} aria-label={t('mainMenu')}>
          {menus.map(({ path, label }) => (
            <Anchor key={path} href={path} aria-current={isCurrent(path) ? 'page' : undefined}>
              {label}
            </Anchor>
          ))}
        </nav>
        <div className={css.right}>
          <SiteAccount />
          <span className={css.phone}>
            <IconButton label={t('openMenu')} icon={<IconMenu2 size={22} />} expanded={isOpen} onPress={() => setOpen(true)} />
          </span>
        </div>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={name} closeLabel={t('close')}>
        <nav className={css.sheet} aria-label={t('menu')}>
          {menus.map(({ path, label }) => (
            <Anchor key={path} href={path} onClick={() => setOpen(false)}>
              {label}
            </Anchor>
          ))}
          <SiteAccountLinks onGo={() => setOpen(false)} />
        </nav>
      </Sheet>
    </header>
  )
}
