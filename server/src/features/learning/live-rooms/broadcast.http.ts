import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isClosedToMembers } from 'contract/http/suspension.rules'
import { userSeqOf } from 'contract/learning/live-rooms/live-rooms.rules'
import { seq, seqInUrl, type ChannelSeq, type CurriculumSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Openings } from '../../../platform/feature.ts'
import {
  broadcastName,
  broadcastsFolder,
  PLAYLIST,
  SOUND_PLAYLIST,
} from '../../../platform/live-media/broadcasts.ts'
import { findWatcher } from './audience.queries.ts'
import { isPlaylistToken, segmentIn, signPlaylist, type PlaylistToken } from './broadcast.service.ts'

type BroadcastRequest = FastifyRequest<{
  Params: { channelSeq: string; itemSeq: string; name: string }
  Querystring: unknown
}>
const Token = z.object({
  viewer: z.string().max(60),
  expires: z.string().max(15),
  signature: z.string().max(60),
})

/** For so long nobody asks again whether somebody still watches: players fetch the playlist every two seconds. */
const CHECKED_MS = 4000
const MAX_CHECKED = 20_000
/** One reading of the playlist is for all who fetch it then. */
const PLAYLIST_MS = 400
const MAX_SEGMENT_BYTES = 96 * 1024 * 1024
/** A segment never changes, and nobody fetches it later. */
const CACHED = 'public, max-age=60, immutable'

interface Address {
  ctx: Context
  channelSeq: ChannelSeq
  curriculumSeq: CurriculumSeq
  /** Of its files. */
  folder: string
}

/** The stream of a room for its audience. docs/rules.md R-1300. */
export function mountBroadcasts(http: FastifyInstance, { ports, contextFor }: Openings) {
  const root = broadcastsFolder(ports.settings.dataDir)
  const files = filesOf(root)
  const checked = new LRUCache<string, { isWatching: boolean; until: number }>({ max: MAX_CHECKED })

  async function addressOf({ params }: BroadcastRequest): Promise<Address | null> {
    const channelSeq = seqInUrl('channel').safeParse(params.channelSeq)
    const curriculumSeq = seqInUrl('curriculum').safeParse(params.itemSeq)
    if (!channelSeq.success || !curriculumSeq.success) return null
    const ctx = await contextFor(channelSeq.data)
    if (isClosedToMembers(ctx.suspension)) return null
    const folder = broadcastName(channelSeq.data, curriculumSeq.data)
    return { ctx, channelSeq: channelSeq.data, curriculumSeq: curriculumSeq.data, folder }
  }

  async function isWatching({ ctx, curriculumSeq, folder }: Address, token: PlaylistToken) {
    const userSeq = seq('user').safeParse(userSeqOf(token.viewer))
    if (!userSeq.success || !isPlaylistToken(ctx, curriculumSeq, token)) return false
    const key = `${folder}:${token.viewer}`
    const now = ctx.now().getTime()
    const known = checked.get(key)
    if (known && known.until > now) return known.isWatching
    const watcher = { curriculumSeq, userSeq: userSeq.data, identity: token.viewer }
    const found = (await findWatcher(ctx.db, watcher)) !== undefined
    checked.set(key, { isWatching: found, until: now + CHECKED_MS })
    return found
  }

  async function sendPlaylist(request: BroadcastRequest, reply: FastifyReply, address: Address) {
    void reply.header('cache-control', 'no-store')
    const { data: token } = Token.safeParse(request.query)
    if (!token || !(await isWatching(address, token))) return reply.status(403).send()
    const playlist = await files.playlist(address.folder, request.params.name)
    // The encoder has just started.
    if (playlist === null) return reply.status(404).send()
    return reply.type('application/vnd.apple.mpegurl').send(signPlaylist(ports, address.folder, playlist))
  }

  http.get('/live/broadcasts/:channelSeq/:itemSeq/:name', async (request: BroadcastRequest, reply) => {
    const { name } = request.params
    const address = await addressOf(request)
    if (!address) return reply.status(404).header('cache-control', 'no-store').send()
    if (name === PLAYLIST || name === SOUND_PLAYLIST) return sendPlaylist(request, reply, address)
    const found = segmentIn(ports, address.folder, name)
    const segment = found === null ? null : await files.segment(address.folder, found)
    if (!segment) return reply.status(404).header('cache-control', 'no-store').send()
    return reply.header('cache-control', CACHED).type('video/mp2t').send(segment)
  })
}

/** Files of broadcasts, read once for everybody who fetches them at the same time. */
function filesOf(root: string) {
  const playlists = new LRUCache<string, Promise<string | null>>({ max: 500, ttl: PLAYLIST_MS })
  const segments = new LRUCache<string, Buffer>({
    maxSize: MAX_SEGMENT_BYTES,
    sizeCalculation: (segment) => Math.max(1, segment.length),
    ttl: 60_000,
  })
  return {
    playlist(folder: string, name: string) {
      const key = join(folder, name)
      const known = playlists.get(key)
      if (known) return known
      const read = readFile(join(root, key), 'utf8').catch(() => null)
      playlists.set(key, read)
      return read
    },
    async segment(folder: string, name: string) {
      const key = join(folder, `${name}.ts`)
      const known = segments.get(key)
      if (known) return known
      const read = await readFile(join(root, key)).catch(() => null)
      if (read) segments.set(key, read)
      return read
    },
  }
}
