/** A page that is not shown, such as a tab opened behind, is not painted at all. */
const LONGEST_MS = 500

/** Resolves after the browser has painted a frame, or after half a second. */
export async function firstFrame() {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_MS)
    // Before a frame; what is queued there runs after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
