import { afterAll, expect, test } from 'vitest'
import { throwCalls, type Thrown } from './throwing.ts'

const WORLDS = 22
const CALLS_EACH = 600

/** Several worlds, so that late calls do not only meet what early ones destroyed. */
const seeds = Array.from({ length: WORLDS }, (_, at) => 7_000 + at)
const total: Thrown = { calls: 0, statuses: {}, faults: [] }

afterAll(() => {
  const { calls, statuses, faults } = total
  process.stdout.write(`fuzz: ${calls} calls, ${JSON.stringify(statuses)}, faults ${faults.length}\n`)
})

test.each(seeds)(
  'whatever a stranger sends ends in a documented refusal (seed %i)',
  async (seed) => {
    const { calls, statuses, faults } = await throwCalls({
      seed,
      count: CALLS_EACH,
      swept: { from: seed % WORLDS, every: WORLDS },
    })
    total.calls += calls
    total.faults.push(...faults)
    for (const [status, times] of Object.entries(statuses))
      total.statuses[Number(status)] = (total.statuses[Number(status)] ?? 0) + times
    expect(faults).toEqual([])
  },
  300_000,
)
