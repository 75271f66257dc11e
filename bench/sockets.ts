import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addNotice } from 'contract/site/notices/api'
import type { Send } from './client.ts'
import { cpuMsOf } from './cpu.ts'
import type { CrowdOrders, CrowdSaid } from './crowd.ts'
import type { Product } from './product.ts'
import { pathOf, signIn } from './visits.ts'

const COUNT = 10_000
const IDLE_MS = 10_000
const PAGE_BYTES = 4096

export interface Idle {
  count: number
  /** The memory that one open socket adds to the process. */
  kilobytesEach: number
  /** The share of one core while they only ping. */
  cpuShare: number
  /** The time from publishing to a whole site until the last browser has received it; null for the baseline. */
  deliveredMs: number | null
}

/** Ten thousand browsers that stay open on one site without activity. */
export async function idleSockets(product: Product, send: Send): Promise<Idle> {
  const { crowd, ...idle } = await watch(product, { host: 'demo.localhost', email: 'learner@example.com' })
  try {
    const headers = await signIn(send, 'owner@example.com')
    const isReceived = said(crowd, 'heard')
    const began = performance.now()
    const body = { title: 'Closed on Friday', content: 'See you', tellsMembers: true }
    await send({ path: pathOf(addNotice), body, headers })
    await isReceived
    return { ...idle, deliveredMs: performance.now() - began }
  } finally {
    crowd.kill()
  }
}

/** The same number of connections that plain Node has upgraded and keeps open. */
export async function idleConnections(baseline: { port: number; pid: number }): Promise<Idle> {
  const { crowd, ...idle } = await watch(baseline, { host: 'localhost', email: null })
  crowd.kill()
  return { ...idle, deliveredMs: null }
}

async function watch({ port, pid }: { port: number; pid: number }, who: Pick<CrowdOrders, 'host' | 'email'>) {
  const before = bytesOf(pid)
  const crowd = fork(join(import.meta.dirname, 'crowd.ts'), { execArgv: ['--import', 'tsx'] })
  const isOpen = said(crowd, 'open')
  crowd.send({ port, count: COUNT, ...who } satisfies CrowdOrders)
  await isOpen
  await pause(IDLE_MS)
  const cpuBefore = cpuMsOf(pid) ?? 0
  await pause(IDLE_MS)
  return {
    crowd,
    count: COUNT,
    kilobytesEach: (bytesOf(pid) - before) / COUNT / 1000,
    cpuShare: ((cpuMsOf(pid) ?? 0) - cpuBefore) / IDLE_MS,
  }
}

function said(crowd: ChildProcess, what: CrowdSaid['said']) {
  return new Promise<void>((done, fail) => {
    crowd.on('message', (message: CrowdSaid) => message.said === what && done())
    crowd.once('exit', (code) => fail(new Error(`the crowd went home with ${code}`)))
  })
}

/** The resident memory of a process. */
const bytesOf = (pid: number) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
