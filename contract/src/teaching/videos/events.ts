import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

export const videoUploaded = event('video.uploaded', z.object({ uploadVodSeq: seq('video') }))
/** A video can be played; its highest rendition may still be in preparation. */
export const videoReady = event('video.ready', z.object({ uploadVodSeq: seq('video') }))
