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

/**
 * Provides the link component of the router, which keeps required address parameters and navigates without a reload.
 */
export const LinkProvider = ({
  link,
  children,
}: {
  link: ComponentType<AnchorProps>
  children: ReactNode
}) => <LinkContext value={link}>{children}</LinkContext>

/** Renders links within the site with the router's link component and all others as plain links. */
export function Anchor(props: AnchorProps) {
  const SiteLink = use(LinkContext)
  const inside = props.href.startsWith('/') && !props.href.startsWith('//') && !props.download
  return createElement(inside ? SiteLink : PlainLink, props)
}
