import { TrackSource as LiveKitSource } from '@livekit/protocol'
import type { TrackSource } from '../platform/live-media/live-media.ts'

const numbers = {
  camera: LiveKitSource.CAMERA,
  microphone: LiveKitSource.MICROPHONE,
  screen_share: LiveKitSource.SCREEN_SHARE,
  screen_share_audio: LiveKitSource.SCREEN_SHARE_AUDIO,
} satisfies Record<TrackSource, LiveKitSource>

const names = new Map<LiveKitSource, TrackSource>([
  [LiveKitSource.CAMERA, 'camera'],
  [LiveKitSource.MICROPHONE, 'microphone'],
  [LiveKitSource.SCREEN_SHARE, 'screen_share'],
  [LiveKitSource.SCREEN_SHARE_AUDIO, 'screen_share_audio'],
])

export const sourceNumber = (source: TrackSource): LiveKitSource => numbers[source]
export const sourceName = (number: LiveKitSource): TrackSource | null => names.get(number) ?? null
