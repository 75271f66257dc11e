import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'

const root = resolve(import.meta.dirname, '..')
const PATIENCE_MS = 120_000

/** Once per run: the built product as a process of its own, with an empty data folder and the demo in it. */
export async function setup(project: TestProject) {
  // While a journey is written: a product that already runs, instead of a fresh one for every try.
  const running = process.env['E2E_PORT']
  if (running) return project.provide('port', Number(running))
  const dataDir = mkdtempSync(join(tmpdir(), 'seodang-e2e-'))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production' }
  const server = spawn(process.execPath, [join(root, 'server/dist/server.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => said.push(text.toString()))
  await untilReady(port, server, said)
  project.provide('port', port)
  return async () => {
    server.kill('SIGTERM')
    await new Promise((done) => (server.exitCode === null ? server.once('exit', done) : done(null)))
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function untilReady(port: number, server: ChildProcess, said: string[]) {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if (server.exitCode !== null) throw new Error(`the product did not start:\n${said.join('')}`)
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(100)
  }
  throw new Error(`the product was not ready in time:\n${said.join('')}`)
}

function freePort() {
  return new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

declare module 'vitest' {
  interface ProvidedContext {
    port: number
  }
}
