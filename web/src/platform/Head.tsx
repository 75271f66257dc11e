import { useLocation } from 'react-router'
import type { Language } from 'contract/languages'
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
  const address = site.origin + (path ?? pathname)
  const languages = site.channel?.languages ?? []
  const canonical = inLanguage(address, site.language)
  const isHidden = isPrivate || !site.channel || site.channel.noIndex || !isFindable(path ?? pathname)
  const picture = image && (image.startsWith('/') ? site.origin + addressOf(site, image) : image)
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={shortened(description)} />}
      {isHidden && <meta name="robots" content="noindex,nofollow" />}
      {!isHidden && <link rel="canonical" href={canonical} />}
      {!isHidden && <link rel="alternate" hrefLang="x-default" href={address} />}
      {!isHidden &&
        languages.map((language) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={htmlLanguage(language)}
            href={inLanguage(address, language)}
          />
        ))}
      <meta property="og:title" content={whole} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={localeOf[site.language]} />
      {description && <meta property="og:description" content={shortened(description)} />}
      {picture && <meta property="og:image" content={picture} />}
      {facts && !isHidden && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asJson(facts) }} />
      )}
    </>
  )
}

/** Korean is what stands at the bare address; every other language has an address of its own. */
function inLanguage(address: string, language: Language) {
  return language === 'ko' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}
const localeOf: Record<Language, string> = { ko: 'ko_KR', en: 'en_US', jp: 'ja_JP' }
/** `jp` inside the product, `ja` for the rest of the world. */
export const htmlLanguage = (language: Language) => (language === 'jp' ? 'ja' : language)

/** `/notices/3` is read but not searched, as decided for this prefix. */
const isFindable = (path: string) =>
  FINDABLE.test(path) && !/\/(?:settings|payment|classroom|create)(?:\/|$)/.test(path)
const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 157)}…` : text)
/** `<` must not be able to close the script it stands in. */
export const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
