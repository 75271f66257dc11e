import type { Channel } from 'contract/site/sites/schemas'

const MAIN_SHADE = 6
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type BrandView = Pick<Channel, 'name' | 'brandShades'>
const colourOf = ({ brandShades }: BrandView) => {
  const shade = brandShades[MAIN_SHADE] ?? ''
  return /^#[0-9a-f]{6}$/.test(shade) ? shade : '#2f6bff'
}

/** The icon of a site without its own: the first letter of its name on its colour. */
export function markSvg(site: BrandView) {
  const letter = escaped(/^./u.exec(site.name.trim())?.[0] ?? '')
  const text = `<text x="32" y="33" fill="#fff" font-family="system-ui,sans-serif" font-size="34" font-weight="700" text-anchor="middle" dominant-baseline="central">${letter}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${colourOf(site)}"/>${text}</svg>`
}

type Named = BrandView & Pick<Channel, 'channelSeq' | 'faviconUrl' | 'intro'>
/** The web app manifest, for adding the site to a home screen. */
export function manifestOf(site: Named) {
  const { faviconUrl, name, intro } = site
  const pngs = [192, 512].map((size) => ({
    src: faviconUrl?.replace('icon-32', `icon-${size}`) ?? '',
    sizes: `${size}x${size}`,
    type: 'image/png',
  }))
  return {
    name,
    short_name: /^.{0,12}/u.exec(name)?.[0] ?? name,
    ...(intro && { description: intro }),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: colourOf(site),
    icons: faviconUrl ? pngs : [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
