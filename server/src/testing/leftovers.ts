import { beforeAll, expect, vi } from 'vitest'
import { keysOf } from 'contract/values/records'
import { spareCount } from './reuse.ts'

/** Resources a file must not leave to the next one of its process: listeners, child processes, connections. */
const KINDS = ['TCPServerWrap', 'PipeServerWrap', 'ProcessWrap']
/** Connections to a database are of the second kind where it has a Unix socket. */
const CONNECTIONS = ['TCPSocketWrap', 'PipeWrap']

/** The number of each that keep the process alive, without pooled database connections for later tests. */
function openResources() {
  const open = process.getActiveResourcesInfo()
  const count = (...kinds: string[]) => open.filter((name) => kinds.includes(name)).length
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])),
    connections: count(...CONNECTIONS) - spareCount(),
  }
}

// Hooks run in reverse order, so this check comes after all others of the file. Closed resources need a moment to disappear.
beforeAll(() => {
  const before = openResources()
  return () =>
    vi.waitFor(
      () => {
        const now = openResources()
        const left = keysOf(now).filter((kind) => now[kind] > before[kind])
        expect(left, 'the file leaves something open').toEqual([])
      },
      { timeout: 8000, interval: 20 },
    )
})
