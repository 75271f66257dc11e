import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort, newDataDir } from '../../product.ts'
import { apart } from '../a-product.ts'
import { SITE } from '../people.ts'

const program = resolve(import.meta.dirname, '../../../server/dist/server.mjs')
const OUTPUT_KEPT = 40
const PATIENCE_MS = 20_000

export interface ServerProcess {
  pid: number
  /** The last output of the process. */
  output: () => string
  /** The exit code, or `null` after a signal; `undefined` while the process runs. */
  code: () => number | null | undefined
  /** Resolves to the exit code when the process ends. */
  ended: Promise<number | null>
  kill: (signal: NodeJS.Signals) => void
}

/** The built product with one data folder and port; nothing runs before `start`. */
export async function anInstallation(diskMegabytes: number) {
  const folder = newDataDir()
  const noDisk = mountDisk(folder, diskMegabytes)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { mode: 0o755 })
  const port = await freePort()
  const env = {
    ...process.env,
    ...apart,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    DISK_LEAST_MB: '64',
  }
  return {
    dataDir,
    port,
    /** The reason why this machine cannot mount a small disk, or `null` if it did. */
    noDisk,
    start(...words: string[]): ServerProcess {
      const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      const lines: string[] = []
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          lines.push(...text.toString().trimEnd().split('\n'))
          lines.splice(0, lines.length - OUTPUT_KEPT)
        })
      let code: number | null | undefined
      const ended = once(child, 'exit').then(([status]) => (code = status as number | null))
      return {
        pid: child.pid ?? 0,
        output: () => lines.join('\n'),
        code: () => code,
        ended,
        kill: (signal) => void child.kill(signal),
      }
    },
    /** Whether it reports that it is ready and serves the page of the demo site. */
    async serves() {
      return (await answers(`http://127.0.0.1:${port}/health/ready`)) && answers(`http://127.0.0.1:${port}/`)
    },
    /** Whether the process responds, even while it starts. */
    isAlive: () => answers(`http://127.0.0.1:${port}/health/live`),
    isReady: () => answers(`http://127.0.0.1:${port}/health/ready`),
    remove() {
      if (noDisk === null) spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }

  function answers(address: string) {
    const headers = { 'x-forwarded-host': `${SITE}.localhost:${port}`, 'cache-control': 'no-cache' }
    return fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      async (response) => response.ok && (await response.text()) !== '',
      () => false,
    )
  }
}
export type Installation = Awaited<ReturnType<typeof anInstallation>>

/** Mounts a small disk, which only root on Linux can do. Returns the reason if it is impossible. */
function mountDisk(folder: string, megabytes: number): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root of Linux can mount a small disk'
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]
  const { status, stderr } = spawnSync('mount', options, { encoding: 'utf8' })
  return status === 0 ? null : `this machine mounts no disk: ${stderr?.trim() ?? ''}`
}
