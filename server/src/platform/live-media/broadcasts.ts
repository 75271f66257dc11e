import { join } from 'node:path'

/** Where the media process writes what audiences see; each broadcast has a folder of its own there. */
export const broadcastsFolder = (dataDir: string) => join(dataDir, 'broadcasts')
export const broadcastName = (channelSeq: number, itemSeq: number) => `${channelSeq}-${itemSeq}`

export const PLAYLIST = 'index.m3u8'
/** The sound alone, whose segments have names of their own. */
export const SOUND_PLAYLIST = 'sound.m3u8'
export const SOUND_SEGMENT = 'sound'
export const SEGMENT_SECONDS = 2

/** Nobody has watched for so long: the encoder rests, and its files go. */
export const BROADCAST_LEASE_MS = 60_000
