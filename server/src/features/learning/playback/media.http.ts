import { text } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isClosedToMembers } from 'contract/http/suspension.rules'
import { FASTEST } from 'contract/learning/playback/progress.rules'
import type { AttendSeq, ChannelSeq, CurriculumSeq, UploadVodSeq } from 'contract/values/ids'
import { embedAddress, readVideoLink } from 'contract/values/video-links'
import { seqInUrl } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { Openings } from '../../../platform/feature.ts'
import { handOut } from '../../../platform/files/hand-out.ts'
import { cookiesOf } from '../../../platform/http/exchange.ts'
import { AUDIO, SEGMENT_SECONDS } from '../../../platform/media/ladder.ts'
import { fillKeyAddress } from '../../../platform/media/playlists.ts'
import { STORYBOARD } from '../../../platform/media/storyboard.ts'
import { captionsIn } from '../../teaching/videos/captions.public.ts'
import { videoLabel } from '../../teaching/videos/videos.public.ts'
import { giveSegment } from '../lessons/viewing-time.public.ts'
import { isPlayOver } from './playback.rules.ts'
import { findPlay, findWatching, recordServed, recordKeyServed } from './play-sessions.queries.ts'
import { PLAY_COOKIE, secretHashOf } from './playback.service.ts'
import { watchBounds, watchingOf } from './watch-limits.service.ts'
import { budgetOf } from './watch-limits.rules.ts'

const FRESH_MS = 10_000
/** With a seek limit, cached progress expires sooner. */
const BOUND_FRESH_MS = 2000
/** Seconds served ahead of the last report: players buffer before they play, and report every ten seconds. docs/rules.md R-334. */
const AHEAD_SECONDS = 90
/** Seeking in a video fetches more than is watched. docs/rules.md R-334. */
const LENT_SEGMENTS = 30
/** Segments that a player buffers ahead of its position. docs/rules.md R-523. */
const FETCHED_AHEAD = 5
const MAX_KEPT = 5000
const SAFE_NAME = /^(?:[a-z0-9_-]+\/)?[a-z0-9_-]+\.(?:m3u8|m4s|mp4|webp|jpg)$/
const CAPTIONS = /^captions\/([a-z]{2})\.vtt$/

type MediaRequest = FastifyRequest<{ Params: { channelSeq: string; playId: string; '*': string } }>

interface Opened {
  folder: string
  wrappedKey: string
  uploadVodSeq: UploadVodSeq
  curriculumSeq: CurriculumSeq
  attendSeq: AttendSeq | null
  secretHash: string
  /** The segments that the whole viewing time covers at the highest speed; null without limit. */
  maxPieces: number | null
  bounds: NonNullable<Awaited<ReturnType<typeof watchBounds>>>
  until: number
}

/** Serves streams, keys and posters of one play session. A browser without the session gets nothing. */
export function mountMedia(http: FastifyInstance, { ports, contextFor }: Openings) {
  const kept = new LRUCache<string, Opened>({ max: MAX_KEPT })

  async function opened(ctx: Context, playId: string, secretHash: string) {
    const name = `${ctx.channelSeq}:${playId}`
    const now = ctx.now().getTime()
    const known = kept.get(name)
    if (known && known.until > now) return known.secretHash === secretHash ? known : null
    kept.delete(name)
    const found = await openSession(ctx, playId)
    if (found?.secretHash !== secretHash) return null
    const isBound = found.bounds.reachedSecond !== null || found.bounds.secondsLeft !== null
    const fresh = { ...found, until: now + (isBound ? BOUND_FRESH_MS : FRESH_MS) }
    kept.set(name, fresh)
    return fresh
  }

  http.get('/media/:channelSeq/:playId/*', async (request: MediaRequest, reply) => {
    const target = readTarget(request)
    if (!target) return reply.status(404).send()
    const ctx = await contextFor(target.channelSeq)
    if (isClosedToMembers(ctx.suspension)) return reply.status(404).header('cache-control', 'no-store').send()
    if (target.name === 'embed') return sendEmbed(ctx, request, reply)
    const session = await opened(ctx, target.playId, secretHashOf(cookiesOf(request)[PLAY_COOKIE] ?? ''))
    if (!session) return reply.status(403).header('cache-control', 'no-store').send()
    if (target.name === 'key') return sendKey(ctx, reply, { session, ...target, isWhole: isWhole(request) })
    const [, language] = CAPTIONS.exec(target.name) ?? []
    if (language) return sendCaptions(ctx, reply, { session, language })
    if (target.name === STORYBOARD.index) return sendStoryboard(ctx, reply, session)
    if (!SAFE_NAME.test(target.name)) return reply.status(404).send()
    if (target.name.endsWith('.m3u8')) return sendPlaylist(ctx, reply, { session, ...target })
    const piece = pieceIn(target.name)
    if (!(await isInTime(ctx, session, piece)))
      return reply.status(425).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send()
    const counted = isWhole(request) ? piece : null
    if (!(await isStillPlaying(ctx, target.playId, counted)))
      return reply.status(403).header('cache-control', 'no-store').send()
    return handOut(request, reply, {
      ports: { ...ports, now: ctx.now },
      key: `${session.folder}/${target.name}`,
      type: typeOf(target.name),
    })
  })
}

function readTarget({ params }: MediaRequest) {
  const { channelSeq, playId, '*': name } = params
  const channel = seqInUrl('channel').safeParse(channelSeq)
  if (!channel.success || !playId || !/^[0-9a-f]{24}$/.test(playId) || !name) return null
  return { channelSeq: channel.data, playId, name }
}

async function openSession(ctx: Context, playId: string) {
  const found = await findWatching(ctx.db, playId, ctx.now())
  if (!found?.uploadVodSeq || !found.folder || !found.wrappedKey) return null
  if (found.endedAt !== null || isPlayOver(found, ctx.now())) return null
  const bounds = await watchBounds(ctx, found)
  if (!bounds) return null
  const { folder, wrappedKey, uploadVodSeq, curriculumSeq, attendSeq, secretHash } = found
  const known = watchingOf(found)
  const budget = budgetOf(known, known.duration, known)
  const maxPieces = budget === null ? null : Math.ceil((budget * FASTEST) / SEGMENT_SECONDS) + FETCHED_AHEAD
  return { folder, wrappedKey, uploadVodSeq, curriculumSeq, attendSeq, secretHash, maxPieces, bounds }
}

/** HEAD and range requests do not count as fetching the file. */
const isWhole = ({ method, headers }: MediaRequest) =>
  method === 'GET' && (headers.range === undefined || headers.range === 'bytes=0-')

interface Piece {
  number: number
  hasPicture: boolean
}
/** The stretch of the video in a file; null for other files. */
function pieceIn(name: string): Piece | null {
  const number = /(\d+)\.m4s$/.exec(name)?.[1]
  return number === undefined
    ? null
    : { number: Number(number), hasPicture: !name.startsWith(`${AUDIO.name}/`) }
}

/**
 * Checks for each segment whether its player was ended, and records its seconds as served: only these count as watched, whichever
 * server sends the bytes, because nginx and the bucket also ask here. docs/rules.md.
 */
async function isStillPlaying({ db }: Context, playId: string, piece: Piece | null) {
  if (!piece?.hasPicture) return (await findPlay(db, playId)) !== undefined
  const from = piece.number * SEGMENT_SECONDS
  return recordServed(db, playId, [from, from + SEGMENT_SECONDS])
}

/**
 * Enforces the player's limits on streams: refuses segments far beyond the watched part of a video with a seek limit, and more
 * segments than the reported viewing time allows. docs/rules.md.
 */
async function isInTime({ db }: Context, session: Opened, piece: Piece | null) {
  if (piece === null) return true
  const { number: segment } = piece
  const { bounds, attendSeq, curriculumSeq, maxPieces } = session
  const { reachedSecond, secondsLeft } = bounds
  if (reachedSecond !== null && segment * SEGMENT_SECONDS > reachedSecond + AHEAD_SECONDS) return false
  if (secondsLeft === null || attendSeq === null || maxPieces === null) return true
  const everyMs = (SEGMENT_SECONDS / FASTEST) * 1000
  const given = { attendSeq, curriculumSeq, segment }
  return giveSegment(db, given, { lent: LENT_SEGMENTS, most: maxPieces, everyMs })
}

/**
 * A page with only the player of another host, so that no page of the site has to allow that host's frames. The site's own page
 * controls the player through this one, which has the same origin.
 */
async function sendEmbed(ctx: Context, request: MediaRequest, reply: FastifyReply) {
  const session = await findWatching(ctx.db, request.params.playId, ctx.now())
  const secret = secretHashOf(cookiesOf(request)[PLAY_COOKIE] ?? '')
  const isOwn = session?.secretHash === secret && session.endedAt === null
  const link = isOwn && readVideoLink(session)
  const isOpen = link && !isPlayOver(session, ctx.now()) && (await watchBounds(ctx, session))
  if (!isOpen) return reply.status(403).header('cache-control', 'no-store').send()
  const { origin, path } = embedAddress(link, { origin: `${request.protocol}://${request.host}` })
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-src ${origin}; frame-ancestors 'self'`,
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    .type('text/html; charset=utf-8')
    .send(embedPage(origin + path))
}
const embedPage = (href: string) => `<!doctype html>
<meta charset="utf-8">
<title>.</title>
<style>html,body,iframe{width:100%;height:100%;margin:0;border:0;background:#0f1115}</style>
<iframe src="${href.replaceAll('&', '&amp;')}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen></iframe>
`

/** The key always goes through this process, which checks each time whether the player was ended. */
async function sendKey(
  { db, ports, channelSeq, now }: Context,
  reply: FastifyReply,
  { session, playId, isWhole: isHanded }: { session: Opened; playId: string; isWhole: boolean },
) {
  const isOpen = isHanded
    ? await recordKeyServed(db, playId, now())
    : (await findPlay(db, playId)) !== undefined
  if (!isOpen) return reply.status(403).header('cache-control', 'no-store').send()
  const key = ports.secrets.unwrap(session.wrappedKey, videoLabel(channelSeq, session.uploadVodSeq))
  return reply.header('cache-control', 'no-store').type('application/octet-stream').send(key)
}

/** The captions, as text that a player renders. */
async function sendCaptions(
  { db }: Context,
  reply: FastifyReply,
  { session, language }: { session: Opened; language: string },
) {
  const content = await captionsIn(db, session.uploadVodSeq, language)
  return content === null ? reply.status(404).send() : sendVtt(reply, content)
}

interface MediaTarget {
  session: Opened
  channelSeq: ChannelSeq
  playId: string
  name: string
}
async function sendPlaylist(
  { ports }: Context,
  reply: FastifyReply,
  { session, channelSeq, playId, name }: MediaTarget,
) {
  const found = await ports.storage.read(`${session.folder}/${name}`)
  if (!found) return reply.status(404).send()
  const playlist = fillKeyAddress(await text(found.stream), `/media/${channelSeq}/${playId}/key`)
  return reply.header('cache-control', 'no-store').type('application/vnd.apple.mpegurl').send(playlist)
}

/** Served by the product itself: browsers load it from the page's origin only. */
async function sendStoryboard({ ports }: Context, reply: FastifyReply, { folder }: Opened) {
  const found = await ports.storage.read(`${folder}/${STORYBOARD.index}`)
  if (!found) return reply.status(404).send()
  return sendVtt(reply, await text(found.stream))
}

const sendVtt = (reply: FastifyReply, content: string) =>
  reply
    .headers({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' })
    .type('text/vtt; charset=utf-8')
    .send(content)

const types: Record<string, string> = {
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
