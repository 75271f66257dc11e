import { beforeAll, expect, vi } from 'vitest'
import { spareCount } from './reuse.ts'

/** What a file must not leave to the next one of its process: listeners, child processes, connections. */
const KINDS = ['TCPServerWrap', 'PipeServerWrap', 'ProcessWrap', 'TCPSocketWrap']

/** How many of each keep the process alive, without the connections to databases that wait for another test. */
function openResources() {
  const open = process.getActiveResourcesInfo()
  const count = (kind: string) => open.filter((name) => name === kind).length
  return Object.fromEntries(
    KINDS.map((kind) => [kind, count(kind) - (kind === 'TCPSocketWrap' ? spareCount() : 0)]),
  )
}

// The clean-up of what is begun first comes last, after everything of the file. What was closed needs a moment to be gone.
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
