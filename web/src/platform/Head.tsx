import { useLocation } from 'react-router'
import { htmlLanguage, languages, type Language } from 'contract/i18n/languages'
import type { PageSeo } from 'contract/site/seo/schemas'
import { isCountedPath } from 'contract/growth/visits/schemas'
import { addressOf } from './address.ts'
import { useSite, type Site } from './site.tsx'
import { platformMessages } from './words/platform.messages.ts'
import { useMessages } from './words/use-messages.ts'

interface HeadProps {
  /** The title of the page; the site's name is appended. */
  title: string
  description?: string | null
  /** The address of a picture: a path of the site or a whole URL. */
  image?: string | null
  /** Keeps the page out of search: for every page that is not public. */
  isPrivate?: boolean
  /** The canonical path, without parameters that do not change the page. */
  path?: string
  type?: 'website' | 'article' | 'product'
  /** Structured data of schema.org. */
  facts?: object | null
  /** The texts for search engines of this page; they replace those that the page generates. */
  seo?: PageSeo | null | undefined
}

/** The picture of a shared page that has none of its own. */
export const SHARE_PICTURE = '/assets/share.png'

/** All metadata of a page in its head; rendered alike on the server and on navigation within the site. */
export function Head(props: HeadProps) {
  const { isPrivate = false, path, type = 'website', facts } = props
  const site = useSite()
  const t = useMessages(platformMessages)
  const { pathname, search } = useLocation()
  const { channel, language } = site
  const { whole, description, keywords, picture, shared, name } = useSaid(props)
  const address = canonicalOrigin(site) + (path ?? pathname)
  // At the bare address the language follows the browser: one page, whichever language it came in.
  const hasLanguageParam = new URLSearchParams(search).has('lang')
  const canonical = hasLanguageParam ? inLanguage(address, language) : address
  const isFront = channel === null && path === '/intro'
  const isOpen = !isPrivate && channel !== null && isFindable(path ?? pathname)
  const robots = isFront ? '' : isOpen ? robotsOf(channel, props.seo) : 'noindex,nofollow'
  const isShown = !robots.startsWith('noindex')
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {robots && <meta name="robots" content={robots} />}
      {isShown && <link rel="canonical" href={canonical} />}
      {isShown && <link rel="alternate" hrefLang="x-default" href={address} />}
      {isShown &&
        (channel?.languages ?? languages).map((one) => (
          <link key={one} rel="alternate" hrefLang={htmlLanguage(one)} href={inLanguage(address, one)} />
        ))}
      {isOpen && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={t('feed', { name })}
          href="/notices/rss.xml"
        />
      )}
      <meta property="og:title" content={shared.title} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={localeOf[language]} />
      {shared.description && <meta property="og:description" content={shared.description} />}
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shared.title} />
      {shared.description && <meta name="twitter:description" content={shared.description} />}
      <meta name="twitter:image" content={picture} />
      {facts && isShown && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asJson(facts) }} />
      )}
    </>
  )
}

/** Texts written for this page take precedence over generated ones, and those over the texts of the site. */
function useSaid({ title, description, image, seo }: HeadProps) {
  const site = useSite()
  const { channel } = site
  const name = channel?.name ?? 'Seodang'
  const isSite = title === name
  const written = seo?.title || title
  const whole = isSite ? written : `${written} — ${name}`
  const say = shortened(seo?.description || description || channel?.seo?.description || '')
  const found = seo?.ogImage ?? image ?? channel?.seo?.ogImage ?? SHARE_PICTURE
  return {
    name,
    whole,
    description: say,
    keywords: seo?.keywords || channel?.seo?.keywords || '',
    picture: found.startsWith('/') ? canonicalOrigin(site) + addressOf(site, found) : found,
    shared: { title: seo?.ogTitle || whole, description: shortened(seo?.ogDescription || say) },
  }
}

/**
 * A hidden site hides all its pages; a page can also hide itself. Empty if search engines may index the page.
 * docs/rules.md R-230.
 */
function robotsOf({ noIndex, seo: ofSite }: NonNullable<Site['channel']>, seo: PageSeo | null | undefined) {
  const stays = noIndex || (seo?.noIndex ?? false)
  const follows = !(seo ? seo.noFollow : (ofSite?.noFollow ?? false))
  if (stays) return follows && !noIndex ? 'noindex' : 'noindex,nofollow'
  return follows ? '' : 'nofollow'
}

/** The origin that search engines index: the site's own, whatever proxy passed the request on. */
export const canonicalOrigin = ({ channel, isByParameter, origin }: Site) =>
  channel && !isByParameter ? channel.domain : origin

/** Korean has the address without a parameter; every other language has a `lang` parameter. */
function inLanguage(address: string, language: Language) {
  return language === 'ko' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}
const localeOf: Record<Language, string> = { ko: 'ko_KR', en: 'en_US', jp: 'ja_JP' }

/** The public pages of the storefront; all others are kept out of search. */
const isFindable = (path: string) =>
  isCountedPath(path) && !/^\/me\/|\/(?:settings|payment|classroom|create)(?:\/|$)/.test(path)
const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 157)}…` : text)
/** Escapes `<`, which could close the surrounding script. */
export const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
