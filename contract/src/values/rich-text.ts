import { pageOf, readVideoLink, type VideoLink } from './video-links.ts'
import { vodTypes } from './type-codes.ts'

/** The stored widths of a picture, as WebP. */
export const pictureWidths = [320, 640, 960, 1440]

/** The value that identifies a video in a rich text: `youtube:ID`, `vimeo:ID` or `vimeo:ID:KEY`. */
export const videoLinkName = ({ host, id, key }: VideoLink) => [host, id, ...(key ? [key] : [])].join(':')

/** The video of such a value; null for anything else. */
export function parseVideoLinkName(name: string): VideoLink | null {
  const [host, id = '', key = null, ...more] = name.split(':')
  if ((host !== 'youtube' && host !== 'vimeo') || more.length > 0) return null
  const link = { host, id, key } as const
  const read = readVideoLink({ vodTypeCd: vodTypes.link, linkUrl: pageOf(link) })
  return read && videoLinkName(read) === name ? read : null
}

/** The URL of a page that contains only the player of a video. */
export const videoPageUrl = (link: VideoLink) => `/media/film/${videoLinkName(link)}`

const ADDRESS = /^(\/files\/\d+\/\d+\/)(\d+)[.]webp$/
/** The widest display of a picture inside a text, in CSS pixels. */
export const TEXT_WIDTH = 760

/** The `srcset` of a picture whose URL names its widest file; null for a URL of another form. */
export function sourcesOf(src: string): string | null {
  const [, folder, written] = ADDRESS.exec(src) ?? []
  if (!folder || !written) return null
  const widest = Number(written)
  return [...pictureWidths.filter((width) => width < widest), widest]
    .map((width) => `${folder}${width}.webp ${width}w`)
    .join(', ')
}

/**
 * A stored rich text for display: pictures in all widths, tables in a box that scrolls. Requires sanitised HTML, in which `<img
 * src="` and `<table>` are always tags.
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
