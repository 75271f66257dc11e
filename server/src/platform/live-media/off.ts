import type { LiveMedia } from './live-media.ts'

/** Nobody can meet in this installation. */
export const noLiveMedia: LiveMedia = {
  kind: 'embedded',
  unavailable: () => 'OFF',
  issueToken() {
    throw new Error('Live rooms are off')
  },
  setSources: () => Promise.resolve(),
  mute: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  close: () => Promise.resolve(),
  subscribe: () => () => {},
}
