/** Asks somebody, once for all calls that need it, to prove again who they are; true when they did. */
export function proving() {
  let asker: (() => Promise<boolean>) | null = null
  let running: Promise<boolean> | null = null
  return {
    ask(): Promise<boolean> {
      if (!asker) return Promise.resolve(false)
      running ??= asker().finally(() => {
        running = null
      })
      return running
    },
    /** Whoever can ask; answers how to take the offer back. */
    offer(next: () => Promise<boolean>) {
      asker = next
      return () => {
        if (asker === next) asker = null
      }
    },
  }
}
export type Proving = ReturnType<typeof proving>
