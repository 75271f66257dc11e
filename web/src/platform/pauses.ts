/** A page that is not shown, such as a tab opened behind, is not painted at all. */
const LONGEST_MS = 500

/** Resolves after the browser has painted a frame, or after half a second. */
export async function nextFrame() {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_MS)
    // Before a frame; what is queued there runs after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Lets the browser handle pending input before the work continues. */
export async function pause() {
  await new Promise<void>((resolve) => setTimeout(resolve))
}

/** Resolves when the browser has nothing else to do, after a second at the latest. */
export async function whenIdle() {
  await new Promise<void>((resolve) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })
}
