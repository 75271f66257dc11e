import { menuAudiences, menuTypes } from '../../values/type-codes.ts'

interface Seen {
  visibleTypeCd: string
}
interface Tree<Item extends Seen> extends Seen {
  subMenus: Item[]
}
interface Viewer {
  isMember: boolean
  /** Holds SITE_DESIGN_UPDATE. */
  isDesigner: boolean
}

const MEMBERS = menuAudiences.members
const NON_MEMBERS = menuAudiences.nonMembers

/**
 * Members see menus for everybody and for members, others those for everybody and for non-members; staff who design the site see
 * all. docs/rules.md R-200.
 */
export function isMenuSeen({ visibleTypeCd }: Seen, { isMember, isDesigner }: Viewer) {
  if (isDesigner) return true
  return visibleTypeCd !== (isMember ? NON_MEMBERS : MEMBERS)
}

/** The menus a viewer sees; a hidden menu hides everything below it. */
export const menusSeen = <Item extends Seen, Menu extends Tree<Item>>(
  menus: Menu[],
  viewer: Viewer,
): Menu[] =>
  menus
    .filter((menu) => isMenuSeen(menu, viewer))
    .map((menu) => ({ ...menu, subMenus: menu.subMenus.filter((item) => isMenuSeen(item, viewer)) }))

interface Aim {
  menuTitle: string
  menuTypeCd: string
  path: string | null
  externLinkUrl: string | null
}
/** Pages of the site whose menus may use the product's own name for them, in the reader's language. */
export const namedPaths = ['/', '/main', '/classes', '/notices', '/boards', '/intro', '/me/classes'] as const
export const isNamedPath = (path: string | null) => namedPaths.some((named) => named === path)

export type MenuError = 'PATH' | 'URL' | 'TITLE'
export const isInternal = ({ menuTypeCd }: Pick<Aim, 'menuTypeCd'>) => menuTypeCd === menuTypes.internal

/** The errors of a menu, by field. docs/rules.md R-201. */
export function checkMenu(draft: Aim): Partial<Record<keyof Aim, MenuError>> {
  const { menuTitle, path, externLinkUrl } = draft
  const isOwn = isInternal(draft)
  const isUntitled = menuTitle.trim() === '' && !(isOwn && isNamedPath(path))
  return {
    ...(isOwn && !isOwnPath(path) && { path: 'PATH' as const }),
    ...(!isOwn && !isWebAddress(externLinkUrl) && { externLinkUrl: 'URL' as const }),
    ...(isUntitled && { menuTitle: 'TITLE' as const }),
  }
}

/** A path within the site: no second slash and no character that browsers skip, since either could hide another host. */
const isOwnPath = (path: string | null) => path !== null && /^\/(?!\/)[^\\\s]*$/.test(path)

function isWebAddress(address: string | null) {
  return address !== null && /^https?:\/\/[^\s/?#]+\.?[^\s]*$/i.test(address)
}

/** At most this many, both levels together. */
export const MAX_MENUS = 60
export const MENU_TITLE_LENGTH = 30
