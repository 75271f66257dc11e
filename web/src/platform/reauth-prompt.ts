/** Prompts the user to confirm their identity, once for all calls that require it; resolves to true if they did. */
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
    /** Registers the prompt; returns a function that removes it. */
    offer(next: () => Promise<boolean>) {
      asker = next
      return () => {
        if (asker === next) asker = null
      }
    },
  }
}
export type ReauthPrompter = ReturnType<typeof proving>
