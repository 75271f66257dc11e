import { Anchor } from '../ui/Anchor.tsx'
import type { MenuItemView } from '../features/site/menus/use-site-menus.ts'

interface MenuLinkProps {
  to: MenuItemView
  onGo?: (() => void) | undefined
  className?: string | undefined
}

export const MenuLink = ({ to, onGo, className }: MenuLinkProps) => (
  <Anchor
    href={to.href}
    className={className}
    aria-current={to.isCurrent ? 'page' : undefined}
    onClick={onGo}
    {...(to.isNewTab && { target: '_blank', rel: 'noreferrer' })}
  >
    {to.label}
  </Anchor>
)
