import type { ReactNode } from 'react'
import type { Assets } from 'contract/site/sites/page-data'
import { htmlLanguage } from 'contract/i18n/languages'
import { LinkProvider } from '../ui/Anchor.tsx'
import { BOOT_ID } from './boot.ts'
import { Awake } from './Awake.tsx'
import { asJson } from './Head.tsx'
import { FONTS_ID, SCRIPTS_ID } from './later-files.ts'
import { SiteLink } from './SiteLink.tsx'
import { SiteProvider, type Site } from './site.tsx'
import { keywordsFile } from './words/site-keywords.ts'

/** The whole page, rendered alike on the server and in the browser. */
export function Document({
  site,
  assets,
  boot,
  onAwake,
  children,
}: {
  site: Site
  assets: Assets
  boot: string
  /** Called when the page is interactive. */
  onAwake?: () => void
  children: ReactNode
}) {
  const words = keywordsFile(site)
  return (
    <html lang={htmlLanguage(site.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Icons site={site} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* The loader of screens finds these sheets and does not fetch them again: the sheet above contains them. */}
        {assets.sheets?.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...notFetched} />
        ))}
        {words && <link rel="preload" as="fetch" crossOrigin="anonymous" href={words} />}
        <style dangerouslySetInnerHTML={{ __html: colours(site) }} />
      </head>
      <body>
        <SiteProvider site={site}>
          <LinkProvider link={SiteLink}>{children}</LinkProvider>
          <Awake onAwake={onAwake} />
        </SiteProvider>
        <script id={BOOT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: boot }} />
        {/* The sheet applies only to print until later-files.ts has loaded the fonts. */}
        <link id={FONTS_ID} rel="stylesheet" href={assets.fonts} media="print" />
        <noscript>
          <link rel="stylesheet" href={assets.fonts} />
        </noscript>
        <script
          id={SCRIPTS_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: asJson(assets.preloads ?? []) }}
        />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  )
}

/** HTML allows `disabled` on style sheets; the types of React lack it. */
const notFetched = { disabled: true }

/** The icon of tabs and home screens: a site's own icon or its first letter, and the platform's icon on its pages. */
function Icons({ site: { channel, isByParameter } }: { site: Site }) {
  if (!channel || isByParameter) return <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
  const { faviconUrl, brandShades, name } = channel
  const letter = encodeURIComponent(/^./u.exec(name.trim())?.[0] ?? '')
  const sized = (size: number) => faviconUrl?.replace('icon-32', `icon-${size}`)
  return (
    <>
      {faviconUrl === null ? (
        <link
          rel="icon"
          href={`/icon.svg?v=${brandShades[6]?.slice(1)}${letter}`}
          type="image/svg+xml"
          sizes="any"
        />
      ) : (
        <>
          <link rel="icon" href={faviconUrl} type="image/png" sizes="32x32" />
          <link rel="icon" href={sized(192)} type="image/png" sizes="192x192" />
          <link rel="apple-touch-icon" href={sized(180)} sizes="180x180" />
        </>
      )}
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}

/** The site's colours are part of the HTML, so they never flash. The platform uses the default ones. */
function colours({ channel }: Site) {
  const shades = (channel?.brandShades ?? []).filter((shade) => /^#[0-9a-f]{6}$/.test(shade))
  return shades.length === 10 ? `:root{${shades.map((shade, at) => `--brand-${at}:${shade}`).join(';')}}` : ''
}
