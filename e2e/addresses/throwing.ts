import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { hostileAddresses } from './hostile.ts'
import { sendRaw, shown } from './raw.ts'

const client = resolve(import.meta.dirname, '../../web/dist/client')
const AT_ONCE = 8

interface Throw {
  port: number
  seed: number
  count: number
}

/** Sends a number of hostile calls, several in parallel. `faults` contains those answered with 5xx or not at all. */
export async function throwAddresses({ port, seed, count }: Throw) {
  const assets = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(client.length).replaceAll('\\', '/')}/${name}`)
  const calls = fc.sample(hostileAddresses(assets), { seed, numRuns: count })
  const statuses: Record<number, number> = {}
  const faults: string[] = []
  const next = calls.values()
  const sender = async () => {
    for (const call of next) {
      const status = await sendRaw(port, call)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 0 || status >= 500) faults.push(`${status} ← ${shown(call)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return { calls: calls.length, statuses, faults }
}
