/** Browsers do not paint hidden pages, such as a tab in the background. */
const LONGEST_MS = 500

/** Resolves after the browser has painted a frame, or after half a second. */
export async function nextFrame() {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_MS)
    // The callback runs before the frame; the timer it sets runs after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Lets the browser handle pending input before the work continues. */
export async function pause() {
  await new Promise<void>((resolve) => setTimeout(resolve))
}

/** Resolves when the browser is idle, after a second at the latest. */
export async function whenIdle() {
  await new Promise<void>((resolve) => {
    // Safari lacks this callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })
}
