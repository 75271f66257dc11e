import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { AnchorProps } from '../ui/Anchor.tsx'
import { useAddress, useGo } from './address.ts'
import { isOffline, whenOnline } from './network.ts'

/**
 * A link within the site: navigates without a reload and keeps required parameters. Offline it navigates once the
 * network is back.
 */
export function SiteLink({ href, children, ...props }: AnchorProps) {
  const address = useAddress()
  const go = useGo()
  if (props.target === '_blank') {
    return (
      <a href={address(href)} {...props}>
        {children}
      </a>
    )
  }
  const hold = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event)
    if (event.defaultPrevented || !isOffline()) return
    event.preventDefault()
    whenOnline(() => go(href))
  }
  return (
    <Link to={address(href)} {...props} onClick={hold}>
      {children}
    </Link>
  )
}
