import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '..')
const built = join(root, 'server/dist/server.mjs')
const PATIENCE_MS = 180_000

export interface Product {
  port: number
  pid: number
  /** The time from the command to the first served page. */
  startedInMs: number
  stop: () => Promise<void>
}

/** An empty folder for the database and the files, which the account of the database can enter, too. */
export function makeDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'seodang-bench-'))
  chmodSync(dataDir, 0o755)
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

export async function ensureBuilt() {
  if (existsSync(built)) return
  const build = spawn(process.execPath, [join(root, 'tools/build.mjs')], { stdio: 'inherit' })
  const code = await new Promise((done) => build.once('exit', done))
  if (code !== 0) throw new Error('the product could not be built')
}

interface Tracing {
  nodeOptions?: readonly string[]
  onOutput?: (text: string) => void
}
/** Starts the built product as a separate process with the demo, and with the semi-space size of `npm start`. */
export async function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
  { nodeOptions = [], onOutput }: Tracing = {},
): Promise<Product> {
  const port = await freePort()
  const began = performance.now()
  const server = spawn(process.execPath, ['--max-semi-space-size=64', ...nodeOptions, built], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (onOutput ?? ((line) => said.push(line)))(text.toString()))
  await untilReady(port, server, said)
  return {
    port,
    pid: server.pid ?? 0,
    startedInMs: performance.now() - began,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await new Promise((done) => server.once('exit', done))
    },
  }
}

async function untilReady(port: number, server: ChildProcess, said: readonly string[]) {
  const began = performance.now()
  while (server.exitCode === null && performance.now() - began < PATIENCE_MS) {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(50)
  }
  server.kill('SIGTERM')
  throw new Error(`the product did not start:\n${said.join('')}`)
}

/** The product's database, for baselines that query it without the product, by the socket that the product uses, too. */
export function databaseOf(dataDir: string) {
  const folder = join(dataDir, 'postgres')
  const [, , , port, socketFolder] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  const secret = readFileSync(join(dataDir, 'database.secret'), 'utf8')
  const host = socketFolder ? encodeURIComponent(socketFolder) : '127.0.0.1'
  return `postgres://seodang:${secret}@${host}:${port}/seodang`
}

function freePort() {
  return new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
