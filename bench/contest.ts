import { cpuMsOf } from './cpu.ts'

/** One of the two compared sides. */
export interface Side {
  pid: number
  act: () => Promise<unknown>
  /** Reverts the act; not measured. */
  undo?: () => Promise<unknown>
}
export interface Contest {
  name: string
  product: Side
  baseline: Side
  acts: number
  /** The number of calls before measuring, so that the compiler has optimized the code. */
  warmUp?: number
  /** The number of concurrent callers. */
  lanes: number
}
export interface Figures {
  perSecond: number
  p50: number
  p99: number
  /** CPU time of the process without its database; null if the system does not report it, or if `undo` would count. */
  cpuMs: number | null
}
export interface Outcome {
  name: string
  product: Figures
  baseline: Figures
}

const ROUNDS = 6

/** Alternates between both sides, so that a busy machine slows both alike. */
export async function hold({ name, product, baseline, acts, lanes, warmUp }: Contest): Promise<Outcome> {
  const kept = { product: [] as Round[], baseline: [] as Round[] }
  const inRound = Math.ceil(acts / ROUNDS)
  await round(product, { acts: warmUp ?? inRound, lanes })
  await round(baseline, { acts: inRound, lanes })
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const order = turn % 2 === 0 ? (['product', 'baseline'] as const) : (['baseline', 'product'] as const)
    for (const who of order) {
      kept[who].push(await round(who === 'product' ? product : baseline, { acts: inRound, lanes }))
    }
  }
  return { name, product: figuresOf(kept.product), baseline: figuresOf(kept.baseline) }
}

interface Round {
  took: number[]
  ms: number
  cpuMs: number | null
}
async function round(side: Side, { acts, lanes }: { acts: number; lanes: number }): Promise<Round> {
  const took: number[] = []
  let left = acts
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const began = performance.now()
      await side.act()
      took.push(performance.now() - began)
      await side.undo?.()
    }
  }
  const cpuBefore = cpuMsOf(side.pid)
  const began = performance.now()
  await Promise.all(Array.from({ length: lanes }, lane))
  const ms = side.undo ? took.reduce((sum, one) => sum + one, 0) / lanes : performance.now() - began
  const cpuAfter = cpuMsOf(side.pid)
  const isKnown = cpuBefore !== null && cpuAfter !== null && !side.undo
  return { took, ms, cpuMs: isKnown ? cpuAfter - cpuBefore : null }
}

function figuresOf(rounds: readonly Round[]): Figures {
  const took = rounds.flatMap((one) => one.took).toSorted((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  const ms = rounds.reduce((sum, one) => sum + one.ms, 0)
  const cpu = rounds.reduce<number | null>(
    (sum, { cpuMs }) => (sum === null || cpuMs === null ? null : sum + cpuMs),
    0,
  )
  return {
    perSecond: (took.length / ms) * 1000,
    p50: at(0.5),
    p99: at(0.99),
    cpuMs: cpu === null ? null : cpu / took.length,
  }
}
