/** Runs at most `limit` tasks at a time; the others wait in order. */
export function atMost(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The slot passes directly to the next waiting task, so that a newcomer cannot take it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
