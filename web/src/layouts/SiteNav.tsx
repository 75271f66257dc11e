import { useMessages } from '../platform/words/use-messages.ts'
import { cx } from '../ui/cx.ts'
import { Menu } from '../ui/layers/Menu.tsx'
import css from './header.module.css'
import { MenuLink } from './MenuLink.tsx'
import { shellMessages } from './shell.messages.ts'
import { SubMenus } from './SubMenus.tsx'
import { useFitting } from './use-fitting.ts'
import { useSiteMenus } from '../features/site/menus/use-site-menus.ts'

/** The menus of a wide header. Menus that do not fit are behind one button. */
export function SiteNav() {
  const t = useMessages(shellMessages)
  const menus = useSiteMenus()
  const { bar, list, fitting, width } = useFitting(menus.length)
  const rest = menus.slice(fitting).flatMap(({ subMenus, ...menu }) => [menu, ...subMenus])
  return (
    <nav ref={bar} className={css.nav} aria-label={t('mainMenu')}>
      <ul
        ref={list}
        className={cx(css.menus, width > 0 && css.measured)}
        style={rest.length > 0 ? { width } : undefined}
      >
        {menus.map((menu, at) => (
          <li key={menu.menuSeq} className={cx(at >= fitting && css.unseen)}>
            {menu.subMenus.length > 0 ? <SubMenus of={menu} /> : <MenuLink to={menu} />}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Menu
          label={t('more')}
          align="end"
          items={rest.map(({ menuSeq, label, href, isCurrent, isNewTab, isBelow }) => ({
            key: String(menuSeq),
            label: isBelow ? <span className={css.below}>{label}</span> : label,
            href,
            current: isCurrent,
            newTab: isNewTab,
          }))}
        >
          {t('more')}
        </Menu>
      )}
    </nav>
  )
}
