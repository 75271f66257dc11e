import { pageOf, readVideoLink, type VideoLink } from './video-links.ts'
import { vodTypes } from './type-codes.ts'

/** The widths in which a picture is kept, as WebP. */
export const pictureWidths = [320, 640, 960, 1440]

/** How a rich text names the video of a block: `youtube:ID`, `vimeo:ID` or `vimeo:ID:KEY`. */
export const videoLinkName = ({ host, id, key }: VideoLink) => [host, id, ...(key ? [key] : [])].join(':')

/** The video behind such a name; null for anything else. */
export function parseVideoLinkName(name: string): VideoLink | null {
  const [host, id = '', key = null, ...more] = name.split(':')
  if ((host !== 'youtube' && host !== 'vimeo') || more.length > 0) return null
  const link = { host, id, key } as const
  const read = readVideoLink({ vodTypeCd: vodTypes.link, linkUrl: pageOf(link) })
  return read && videoLinkName(read) === name ? read : null
}

/** Where a page that holds the player of a video and nothing else stands. */
export const videoPageUrl = (link: VideoLink) => `/media/film/${videoLinkName(link)}`

const ADDRESS = /^(\/files\/\d+\/\d+\/)(\d+)[.]webp$/
/** The widest a picture is drawn inside a text, in CSS pixels. */
export const TEXT_WIDTH = 760

/** `srcset` of a picture whose address names its widest file; null for an address of another form. */
export function sourcesOf(src: string): string | null {
  const [, folder, written] = ADDRESS.exec(src) ?? []
  if (!folder || !written) return null
  const widest = Number(written)
  return [...pictureWidths.filter((width) => width < widest), widest]
    .map((width) => `${folder}${width}.webp ${width}w`)
    .join(', ')
}

/**
 * A stored rich text as a page shows it: every picture in all its widths, every table in a box that scrolls by itself.
 * Takes sanitised HTML alone: there `<img src="` and `<table>` are tags wherever they stand.
 */
export const forReading = (html: string) =>
  html
    .replaceAll(/<img src="([^"]+)"/g, (tag, src: string) => {
      const sources = sourcesOf(src)
      return sources
        ? `${tag} srcset="${sources}" sizes="(max-width: ${TEXT_WIDTH}px) 100vw, ${TEXT_WIDTH}px"`
        : tag
    })
    .replaceAll('<table>', '<div class="scrolls" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
