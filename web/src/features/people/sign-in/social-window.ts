import type { Back } from './social.ts'

// The popup of a provider loses its reference to the opener, so both communicate over a channel.
const NAME = 'seodang-social'
const PATIENCE_MS = 1500

/** Opens an empty window during the press; null if the browser blocks it. */
export const openWindow = () => window.open('about:blank', '_blank', 'popup,width=480,height=720')

/** Receives the result of the window with this state. A window that the user closes never reports one. */
export function listenFor(state: string, take: (back: Back) => void) {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<{ back?: Back }>) => {
    if (data.back?.state !== state) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage({ taken: state })
    channel.close()
    take(data.back)
  })
  return () => channel.close()
}

/** Passes the result to the page that opened this window; false if that page is closed. */
export function handToOpener(back: Back): Promise<boolean> {
  return new Promise((done) => {
    const channel = new BroadcastChannel(NAME)
    const finish = (isTaken: boolean) => {
      clearTimeout(timer)
      channel.close()
      done(isTaken)
    }
    const timer = setTimeout(() => finish(false), PATIENCE_MS)
    channel.addEventListener('message', ({ data }: MessageEvent<{ taken?: string }>) => {
      if (data.taken === back.state) finish(true)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage({ back })
  })
}
