import { Link } from 'react-router'
import type { AnchorProps } from '../ui/Anchor.tsx'
import { useAddress } from './address.ts'

/** A link inside the site: moves without a reload and keeps what the address must carry. */
export function SiteLink({ href, children, ...props }: AnchorProps) {
  const address = useAddress()
  if (props.target === '_blank') {
    return (
      <a href={address(href)} {...props}>
        {children}
      </a>
    )
  }
  return (
    <Link to={address(href)} {...props}>
      {children}
    </Link>
  )
}
