import { expect, inject, test } from 'vitest'
import { throwAddresses } from './throwing.ts'

const seeds = Array.from({ length: 8 }, (_, at) => 11_000 + at)

test.each(seeds)('hostile addresses cause no internal error (seed %i)', async (seed) => {
  const { calls, statuses, faults } = await throwAddresses({ port: inject('port'), seed, count: 1000 })
  console.log(`addresses: ${calls} calls, ${JSON.stringify(statuses)}, faults ${faults.length}`)
  expect(faults).toEqual([])
})
