import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '..')
const PATIENCE_MS = 120_000

export interface Product {
  port: number
  pid: number
  /** Stops the product in order. */
  stop: () => Promise<void>
  /** Kills the product as a power failure would: it finishes and closes nothing. */
  kill: () => Promise<void>
}
interface ProductOptions {
  dataDir: string
  port: number
  /** Environment variables in addition to those of this process. */
  settings?: Record<string, string>
}

/** An empty data folder, which the account of the database may enter, too. */
export function newDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'seodang-e2e-'))
  chmodSync(dataDir, 0o755)
  return dataDir
}

/** Starts the built product as a separate process, and waits until it serves. */
export async function startProduct({ dataDir, port, settings = {} }: ProductOptions): Promise<Product> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production', ...settings }
  const server = spawn(process.execPath, [join(root, 'server/dist/server.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => said.push(text.toString()))
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (hasEnded(server)) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await untilReady(port, server, said)
  return { port, pid: server.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function untilReady(port: number, server: ChildProcess, said: string[]) {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if (hasEnded(server)) throw new Error(`the product did not start:\n${said.join('')}`)
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(100)
  }
  throw new Error(`the product was not ready in time:\n${said.join('')}`)
}

export function freePort() {
  return new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
