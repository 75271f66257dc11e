import type { Back } from './social.ts'

// The window a provider is visited in loses hold of the page that opened it, so the two talk over a channel.
const NAME = 'seodang-social'
const PATIENCE_MS = 1500

/** An empty window, opened in the very press; null where the browser does not allow it. */
export const openWindow = () => window.open('about:blank', '_blank', 'popup,width=480,height=720')

/** The result of the window with this state. A window that the user closes by hand never reports one. */
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

/** Hands over to the page that opened this window; false when it is gone. */
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
