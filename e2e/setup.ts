import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { freePort, newDataDir, startProduct } from './product.ts'

/** Once per run: the built product with an empty data folder and the demo in it. */
export async function setup(project: TestProject) {
  // While a journey is written: a product that already runs, instead of a fresh one for every try.
  const running = process.env['E2E_PORT']
  if (running) return project.provide('port', Number(running))
  const dataDir = newDataDir()
  const product = await startProduct({ dataDir, port: await freePort() })
  project.provide('port', product.port)
  return async () => {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    port: number
  }
}
