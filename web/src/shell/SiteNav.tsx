import { useLocation } from 'react-router'
import { useWords } from '../platform/words/use-words.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { cx } from '../ui/cx.ts'
import { Menu } from '../ui/layers/Menu.tsx'
import css from './header.module.css'
import { shellWords } from './shell.words.ts'
import { useFitting } from './use-fitting.ts'

/** The public pages of a site, in the order of its menu. */
export function useSiteMenus() {
  const t = useWords(shellWords)
  const { pathname } = useLocation()
  const menus = [
    { path: '/classes', label: t('classes') },
    { path: '/notices', label: t('notices') },
    { path: '/intro', label: t('intro') },
  ]
  return menus.map((menu) => ({
    ...menu,
    isCurrent: pathname === menu.path || pathname.startsWith(`${menu.path}/`),
  }))
}

/** The menu of a wide header. What does not fit is found behind one button. */
export function SiteNav() {
  const t = useWords(shellWords)
  const menus = useSiteMenus()
  const { bar, list, fitting, width } = useFitting(menus.length)
  const rest = menus.slice(fitting)
  return (
    <nav ref={bar} className={css.nav} aria-label={t('mainMenu')}>
      <ul ref={list} className={css.menus} style={rest.length > 0 ? { width } : undefined}>
        {menus.map(({ path, label, isCurrent }, at) => (
          <li key={path} className={cx(at >= fitting && css.unseen)}>
            <Anchor href={path} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Menu
          label={t('more')}
          align="start"
          items={rest.map(({ path, label, isCurrent }) => ({
            key: path,
            label,
            href: path,
            current: isCurrent,
          }))}
        >
          {t('more')}
        </Menu>
      )}
    </nav>
  )
}
