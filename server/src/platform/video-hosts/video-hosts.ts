import { isoSeconds, pageOf, type VideoLink } from 'contract/values/video-links'
import { z } from 'zod'

/** Facts about a video from its host. */
interface VideoAbout {
  id: string
  title: string
  description: string
  /** Seconds; 0 where the host does not state it. */
  duration: number
  thumbnail: string | null
}
/** NOT_FOUND: there is none, or it is not public. FAILED: the host does not respond, or not in its usual form. */
interface HostFailure {
  trouble: 'NOT_FOUND' | 'FAILED'
  /** The host and its status, such as `YouTube 503`. */
  said: string
}
type HostAnswer = VideoAbout | HostFailure
export interface VideoHosts {
  about: (link: VideoLink) => Promise<HostAnswer>
}

type Ask = (url: URL) => Promise<{ status: number; body: unknown }>
interface Options {
  /** The key of the YouTube Data API; without one a video's length is unknown. */
  youtubeKey: string | null
  ask?: Ask
}

const PATIENCE_MS = 5000
const ask: Ask = async (url) => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  return { status: response.status, body: await response.json().catch(() => null) }
}

const Embeddable = z.object({
  title: z.string(),
  description: z.string().nullish(),
  duration: z.number().nullish(),
  thumbnail_url: z.string().nullish(),
})
const Listed = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        title: z.string(),
        description: z.string(),
        thumbnails: z.record(z.string(), z.object({ url: z.string() })),
      }),
      contentDetails: z.object({ duration: z.string() }),
    }),
  ),
})

/** Queries YouTube and Vimeo about videos of lessons. */
export function videoHosts({ youtubeKey, ...given }: Options): VideoHosts {
  const answer = given.ask ?? ask
  return {
    about: (link) =>
      (link.host === 'youtube' && youtubeKey !== null
        ? fromList(answer, link, youtubeKey)
        : fromEmbed(answer, link)
      ).catch(() => troubleAt(link, 'FAILED')),
  }
}

const names = { youtube: 'YouTube', vimeo: 'Vimeo' } as const
const troubleAt = (
  { host }: VideoLink,
  trouble: HostFailure['trouble'],
  status: number | null = null,
): HostFailure => ({ trouble, said: status === null ? names[host] : `${names[host]} ${status}` })

/** oEmbed needs no key. It replies 401 or 403 for a video that is not public. */
async function fromEmbed(answer: Ask, link: VideoLink): Promise<HostAnswer> {
  const url = new URL(
    link.host === 'youtube'
      ? 'https://www.youtube.com/oembed?format=json'
      : 'https://vimeo.com/api/oembed.json',
  )
  url.searchParams.set('url', pageOf(link))
  const { status, body } = await answer(url)
  if (status >= 400) return troubleAt(link, status < 500 && status !== 429 ? 'NOT_FOUND' : 'FAILED', status)
  const { title, description, duration, thumbnail_url } = Embeddable.parse(body)
  return {
    id: link.id,
    title,
    description: description ?? '',
    duration: Math.round(duration ?? 0),
    thumbnail: thumbnail_url ?? null,
  }
}

async function fromList(answer: Ask, link: VideoLink, key: string): Promise<HostAnswer> {
  const url = new URL('https://www.googleapis.com/youtube/v3/videos?part=snippet,contentDetails')
  const { id } = link
  url.searchParams.set('id', id)
  url.searchParams.set('key', key)
  const { status, body } = await answer(url)
  if (status >= 400) return troubleAt(link, 'FAILED', status)
  const [found] = Listed.parse(body).items
  if (!found) return troubleAt(link, 'NOT_FOUND')
  const { title, description, thumbnails } = found.snippet
  const thumbnail = (thumbnails['medium'] ?? thumbnails['default'])?.url ?? null
  return { id, title, description, duration: isoSeconds(found.contentDetails.duration), thumbnail }
}
