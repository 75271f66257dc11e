import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { isInternal } from 'contract/site/menus/menus.rules'
import { menuTargets } from 'contract/values/type-codes'
import { useSession } from '../../../platform/session.tsx'
import { useChannel, useSite, type ChannelView } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ownPageMessages } from './own-pages.messages.ts'

type Item = ChannelView['menus'][number]['subMenus'][number]

/** A menu as a link. */
export interface MenuItemView {
  menuSeq: number
  label: string
  href: string
  isNewTab: boolean
  isCurrent: boolean
  isBelow: boolean
}
export type MenuView = MenuItemView & { subMenus: MenuItemView[] }

const NEW_TAB = menuTargets.newTab
/** The default names of the product's pages. */
const words = {
  '/': 'home',
  '/main': 'home',
  '/classes': 'classes',
  '/notices': 'notices',
  '/boards': 'boards',
  '/intro': 'intro',
  '/me/classes': 'myClasses',
} as const

/** The label of a menu: the owner's, or the default one in the reader's language. */
export function useMenuLabel() {
  const t = useMessages(ownPageMessages)
  return ({ menuTitle, path }: Pick<Item, 'menuTitle' | 'path'>) => {
    const named = Object.entries(words).find(([at]) => at === path)?.[1]
    return menuTitle || (named ? t(named) : (path ?? ''))
  }
}

/** The site's menus: the page contains those for visitors, signed-in users fetch their own. */
export function useSiteMenus(): MenuView[] {
  const labelOf = useMenuLabel()
  const { menus } = useChannel()
  const { pathname } = useLocation()
  const { state } = useSession()
  const site = useSite()
  const own = useQuery({
    queryKey: ['sites', 'menus'],
    // The code is fetched with the query, because visitors never need it.
    queryFn: () => import('./own-menus.ts').then(({ askMenus }) => askMenus(site)),
    enabled: state === 'signed-in',
  })
  const shown = (item: Item, isBelow = false): MenuItemView => {
    const { menuSeq, path, externLinkUrl, openTypeCd } = item
    const isOwn = isInternal(item)
    return {
      menuSeq,
      label: labelOf(item),
      href: (isOwn ? path : externLinkUrl) ?? '/',
      isNewTab: openTypeCd === NEW_TAB,
      isCurrent: isOwn && path !== null && isAt(pathname, path),
      isBelow,
    }
  }
  const current = (state === 'signed-in' && own.data) || menus
  return current.map(({ subMenus, ...menu }) => ({
    ...shown(menu),
    subMenus: subMenus.map((item) => shown(item, true)),
  }))
}

const isAt = (pathname: string, path: string) =>
  pathname === path || (path.length > 1 && pathname.startsWith(`${path}/`))
