import { beforeAll, expect, vi } from 'vitest'
import { spareCount } from './reuse.ts'

/** Resources a file must not leave to the next one of its process: listeners, child processes, connections. */
const KINDS = ['TCPServerWrap', 'PipeServerWrap', 'ProcessWrap', 'TCPSocketWrap']

/** The number of each that keep the process alive, without pooled database connections for later tests. */
function openResources() {
  const open = process.getActiveResourcesInfo()
  const count = (kind: string) => open.filter((name) => name === kind).length
  return Object.fromEntries(
    KINDS.map((kind) => [kind, count(kind) - (kind === 'TCPSocketWrap' ? spareCount() : 0)]),
  )
}

// Hooks run in reverse order, so this check comes after all others of the file. Closed resources need a moment to disappear.
beforeAll(() => {
  const before = openResources()
  return () =>
    vi.waitFor(
      () => {
        const now = openResources()
        const left = Object.keys(now).filter((kind) => (now[kind] ?? 0) > (before[kind] ?? 0))
        expect(left, 'the file leaves something open').toEqual([])
      },
      { timeout: 8000, interval: 20 },
    )
})
