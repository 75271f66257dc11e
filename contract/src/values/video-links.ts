import { vodTypes, type VodTypeCd } from './type-codes.ts'

/** A video at a host whose player can be embedded. */
export interface VideoLink {
  host: 'youtube' | 'vimeo'
  id: string
  /** The key of an unlisted Vimeo video. */
  key: string | null
}

const youtubeHosts = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be']
const youtubeForms = /^\/(?:shorts|embed|v|live)\/([^/]+)\/?$/
const vimeoForms =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d{6,12})(?:\/([0-9a-f]{6,20}))?\/?$/

/** The parts of a web URL; null for anything else. */
function partsOf(text: string) {
  const found = /^https?:\/\/(?:www\.)?([\w.-]+)(?::\d+)?(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(
    text.trim(),
  )
  if (!found) return null
  const [, host = '', path = '/', query = ''] = found
  const parameters = query.split('&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name, value.join('=')]
  })
  return { host: host.toLowerCase(), path, query: new Map(parameters) }
}
type Parts = NonNullable<ReturnType<typeof partsOf>>

/** The video of a link, in all forms its host uses; null where it is not a video of a supported host. */
export function readVideoLink({
  vodTypeCd,
  linkUrl,
}: {
  vodTypeCd: VodTypeCd
  linkUrl: string
}): VideoLink | null {
  const text = linkUrl.trim()
  if (vodTypeCd === vodTypes.youtube && isYoutubeId(text)) return { host: 'youtube', id: text, key: null }
  const parts = partsOf(text)
  if (!parts) return null
  if (youtubeHosts.includes(parts.host)) return ofYoutube(parts)
  if (parts.host !== 'vimeo.com' && parts.host !== 'player.vimeo.com') return null
  const [, id, key] = vimeoForms.exec(parts.path) ?? []
  return id ? { host: 'vimeo', id, key: key ?? parts.query.get('h') ?? null } : null
}

function ofYoutube({ host, path, query: parameters }: Parts): VideoLink | null {
  const named = host === 'youtu.be' ? /^\/([^/]+)\/?$/ : youtubeForms
  const id = path === '/watch' ? parameters.get('v') : named.exec(path)?.[1]
  return id && isYoutubeId(id) ? { host: 'youtube', id, key: null } : null
}

const isYoutubeId = (text: string) => /^[\w-]{11}$/.test(text)
const isWebAddress = (text: string) => partsOf(text) !== null

/** Whether a lesson may link there: any web URL as a link, a YouTube video by its id. docs/rules.md R-335. */
export const isVideoLink = (link: { vodTypeCd: VodTypeCd; linkUrl: string }) =>
  link.vodTypeCd === vodTypes.link ? isWebAddress(link.linkUrl) : readVideoLink(link)?.host === 'youtube'

/** An embedded video needs a length, otherwise its watched share is unknown. docs/rules.md R-335. */
export const isLengthMissing = (link: { vodTypeCd: VodTypeCd; linkUrl: string; duration: number }) =>
  link.vodTypeCd !== vodTypes.uploaded && link.duration === 0 && readVideoLink(link) !== null

/** The host's embedded player, without cookies until playback. */
export function embedAddress({ host, id, key }: VideoLink, { origin }: { origin: string }) {
  if (host === 'youtube') {
    const parameters = `enablejsapi=1&playsinline=1&rel=0&origin=${encodeURIComponent(origin)}`
    return { origin: 'https://www.youtube-nocookie.com', path: `/embed/${id}?${parameters}` }
  }
  const opened = key ? `&h=${encodeURIComponent(key)}` : ''
  return { origin: 'https://player.vimeo.com', path: `/video/${id}?dnt=1&playsinline=1${opened}` }
}

/** The video's public page, for queries to its host. */
export const pageOf = ({ host, id, key }: VideoLink) =>
  host === 'youtube'
    ? `https://www.youtube.com/watch?v=${id}`
    : `https://vimeo.com/${id}${key ? `/${key}` : ''}`

/** `PT1H2M3S` → 3723; 0 for anything that is not a duration. */
export function isoSeconds(text: string) {
  const [found, days = '0', hours = '0', minutes = '0', seconds = '0'] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/.exec(text) ?? []
  return found ? ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds) : 0
}
