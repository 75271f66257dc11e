import type { Clock } from '../clock.ts'
import type { LiveSettings } from '../operating/live-settings.ts'
import type { Bus } from '../realtime/bus.ts'
import { embeddedLiveMedia, type EmbeddedLiveMedia } from './embedded.ts'
import { liveKitMedia, type LiveKitMedia } from './livekit.ts'

interface OpenOptions {
  live: LiveSettings
  secret: string
  recordingsFolder: string
  broadcastsFolder: string
  ffmpeg: string | null
  bus: Bus
  now: Clock
  onError: (error: unknown) => void
}

/** The LiveKit server of the settings, otherwise the media process of the product, which is started. */
export function openLiveMedia({ live, ...rest }: OpenOptions): EmbeddedLiveMedia | LiveKitMedia {
  if (live.liveKit) {
    const { url, key, secret } = live.liveKit
    return liveKitMedia({ ...rest, url, apiKey: { key, secret } })
  }
  const { port, bindAddress, publicAddresses, stunUrls, turn } = live
  return embeddedLiveMedia({ ...rest, port, bindAddress, publicAddresses, ice: { stunUrls, turn } })
}
