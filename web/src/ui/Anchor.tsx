import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode }

const PlainLink = ({ children, ...props }: AnchorProps) => <a {...props}>{children}</a>
const LinkContext = createContext<ComponentType<AnchorProps>>(PlainLink)

/** Hands in the link of the router, which keeps what an address must carry and moves without a reload. */
export const LinkProvider = ({
  link,
  children,
}: {
  link: ComponentType<AnchorProps>
  children: ReactNode
}) => <LinkContext value={link}>{children}</LinkContext>

/** A link within the site goes through the router's link; other addresses are left to the browser. */
export function Anchor(props: AnchorProps) {
  const SiteLink = use(LinkContext)
  const inside = props.href.startsWith('/') && !props.href.startsWith('//') && !props.download
  return createElement(inside ? SiteLink : PlainLink, props)
}
