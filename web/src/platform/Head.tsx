import { useLocation } from 'react-router'
import { addressOf } from './address.ts'
import { useSite } from './site.tsx'

interface HeadProps {
  /** The name of the page; the site's name follows by itself. */
  title: string
  description?: string | null
  /** An address of a picture, inside the site or whole. */
  image?: string | null
  /** Kept out of search: everything that is not for everybody. */
  isPrivate?: boolean
  /** The path search engines should know, without what does not change the page. */
  path?: string
  type?: 'website' | 'article' | 'product'
  /** schema.org facts. */
  facts?: object | null
}

/** Paths that may be found by search; anything else is kept out. */
const FINDABLE = /^\/(?:$|notices$|(?:classes|packages|intro|main)(?:\/|$)|p\/)/

/** Everything a page says about itself in its head; drawn alike on the server and when moving within the site. */
export function Head({
  title,
  description,
  image,
  isPrivate = false,
  path,
  type = 'website',
  facts,
}: HeadProps) {
  const site = useSite()
  const { pathname } = useLocation()
  const name = site.channel?.name ?? 'Seodang'
  const whole = title === name ? name : `${title} — ${name}`
  const canonical = site.origin + (path ?? pathname)
  const isHidden = isPrivate || !site.channel || site.channel.noIndex || !isFindable(path ?? pathname)
  const picture = image && (image.startsWith('/') ? site.origin + addressOf(site, image) : image)
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={shortened(description)} />}
      {isHidden && <meta name="robots" content="noindex,nofollow" />}
      {!isHidden && <link rel="canonical" href={canonical} />}
      {!isHidden && <link rel="alternate" hrefLang="x-default" href={canonical} />}
      {!isHidden && <link rel="alternate" hrefLang="ko" href={`${canonical}?lang=ko`} />}
      {!isHidden && <link rel="alternate" hrefLang="en" href={`${canonical}?lang=en`} />}
      <meta property="og:title" content={whole} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={name} />
      {description && <meta property="og:description" content={shortened(description)} />}
      {picture && <meta property="og:image" content={picture} />}
      {facts && !isHidden && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asJson(facts) }} />
      )}
    </>
  )
}

/** `/notices/3` is read but not searched, as decided for this prefix. */
const isFindable = (path: string) =>
  FINDABLE.test(path) && !/\/(?:settings|payment|classroom|create)(?:\/|$)/.test(path)
const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 157)}…` : text)
/** `<` must not be able to close the script it stands in. */
export const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
