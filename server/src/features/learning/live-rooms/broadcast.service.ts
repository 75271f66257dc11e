import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ChannelSeq, CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { signKey, verifySignature } from '../../../platform/files/signature.ts'
import {
  broadcastName,
  BROADCAST_LEASE_MS,
  PLAYLIST,
  SOUND_PLAYLIST,
  SOUND_SEGMENT,
} from '../../../platform/live-media/broadcasts.ts'
import { roomName, type LiveMedia } from '../../../platform/live-media/live-media.ts'
import type { Ports } from '../../../platform/ports.ts'

const KEEP_EVERY_MS = 5000
const keptBy = new WeakMap<LiveMedia, LRUCache<string, number>>()

/** Lets the stage be encoded, as long as somebody watches it. Hundreds of reports are one order. docs/rules.md R-1299. */
export async function keepBroadcast({ channelSeq, ports, now }: Context, curriculumSeq: CurriculumSeq) {
  const room = roomName(channelSeq, curriculumSeq)
  const keptAt = keptBy.get(ports.liveMedia) ?? new LRUCache<string, number>({ max: 1000 })
  keptBy.set(ports.liveMedia, keptAt)
  const at = now().getTime()
  const age = at - (keptAt.get(room) ?? -Infinity)
  if (age >= 0 && age < KEEP_EVERY_MS) return
  keptAt.set(room, at)
  const name = broadcastName(channelSeq, curriculumSeq)
  await ports.liveMedia.broadcast({ room, name, until: at + BROADCAST_LEASE_MS })
}

/** A day is longer than any lesson; whether its holder still watches is checked with each request. */
const OPEN_SECONDS = 86_400
const secretOf = ({ secrets }: Pick<Ports, 'secrets'>) => secrets.keyFor('live-broadcast')
const subjectOf = (channelSeq: ChannelSeq, curriculumSeq: CurriculumSeq, identity: string) =>
  `broadcast:${channelSeq}:${curriculumSeq}:${identity}`
const broadcastPath = (channelSeq: ChannelSeq, curriculumSeq: CurriculumSeq) =>
  `/live/broadcasts/${channelSeq}/${curriculumSeq}`

interface Watcher {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
  identity: string
}
interface Signing extends Pick<Context, 'channelSeq' | 'now'> {
  ports: Pick<Ports, 'secrets'>
}
/** The addresses of the playlists for one page. docs/rules.md R-1300. */
export function broadcastUrls({ channelSeq, ports, now }: Signing, { curriculumSeq, identity }: Watcher) {
  const subject = subjectOf(channelSeq, curriculumSeq, identity)
  const { expires, signature } = signKey(secretOf(ports), subject, { seconds: OPEN_SECONDS, now: now() })
  const query = new URLSearchParams({ viewer: identity, expires, signature })
  const urlOf = (playlist: string) =>
    `${broadcastPath(channelSeq, curriculumSeq)}/${playlist}?${query.toString()}`
  return { url: urlOf(PLAYLIST), soundUrl: urlOf(SOUND_PLAYLIST) }
}

export interface PlaylistToken {
  viewer: string
  expires: string
  signature: string
}
export function isPlaylistToken(
  { channelSeq, ports, now }: Context,
  curriculumSeq: CurriculumSeq,
  { viewer, expires, signature }: PlaylistToken,
) {
  const subject = subjectOf(channelSeq, curriculumSeq, viewer)
  return verifySignature(secretOf(ports), subject, { expires, signature, now: now() })
}

const SIGNATURE_LETTERS = 22
function signatureOf(ports: Pick<Ports, 'secrets'>, folder: string, segment: string) {
  const subject = `segment:${folder}:${segment}`
  return createHmac('sha256', secretOf(ports)).update(subject).digest('base64url').slice(0, SIGNATURE_LETTERS)
}
const LISTED = new RegExp(String.raw`^((?:${SOUND_SEGMENT})?\d+)[.]ts$`, 'gm')
/**
 * The playlist with a signature in the name of each segment: who gets the playlist gets the segments, the address is the same for
 * all, so that proxies keep it, and who gets no playlist any more cannot guess the next one. docs/rules.md R-1300.
 */
export const signPlaylist = (ports: Pick<Ports, 'secrets'>, folder: string, playlist: string) =>
  playlist.replaceAll(LISTED, (_, segment: string) => `${segment}-${signatureOf(ports, folder, segment)}.ts`)

const SIGNED = new RegExp(String.raw`^((?:${SOUND_SEGMENT})?\d{1,15})-([\w-]{22})[.]ts$`)
/** The name of a segment with a genuine signature; null for anything else. */
export function segmentIn(ports: Pick<Ports, 'secrets'>, folder: string, name: string) {
  const [, segment, signature] = SIGNED.exec(name) ?? []
  if (segment === undefined || signature === undefined) return null
  const expected = Buffer.from(signatureOf(ports, folder, segment))
  return timingSafeEqual(expected, Buffer.from(signature)) ? segment : null
}
