import { expect, test } from 'vitest'
import { throwCalls } from './throwing.ts'

test('every hostile call ends in a documented refusal', async () => {
  const { calls, statuses, faults } = await throwCalls({
    seed: 20261122,
    count: 600,
    swept: { from: 3, every: 25 },
  })
  process.stdout.write(`fuzz: ${calls} calls, ${JSON.stringify(statuses)}, faults ${faults.length}\n`)
  expect(faults).toEqual([])
}, 180_000)
