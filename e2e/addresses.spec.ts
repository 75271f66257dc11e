import { expect, inject, test } from 'vitest'
import { throwAddresses } from './addresses/throwing.ts'

test('pages, files, uploads and webhooks refuse malformed requests without an internal error', async () => {
  const { calls, statuses, faults } = await throwAddresses({
    port: inject('port'),
    seed: 20261122,
    count: 600,
  })
  console.log(`addresses: ${calls} calls, ${JSON.stringify(statuses)}, faults ${faults.length}`)
  expect(faults).toEqual([])
})
