/** Runs at most `limit` pieces of work at a time; the others wait in line. */
export function atMost(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place is handed over, not freed: a newcomer cannot slip in before the one who waits.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
