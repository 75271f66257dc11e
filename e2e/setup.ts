import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startFakeProviders } from './fake-providers/server.ts'
import { freePort, newDataDir, startProduct } from './product.ts'

/** The port in SOCIAL_PROVIDERS_URL of a product that already runs. */
const PROVIDERS_PORT = 3399

/** Once per run: starts the built product with an empty data folder and the demo, and the fake providers. */
export async function setup(project: TestProject) {
  // For writing a journey: uses a running product instead of a fresh one for every attempt.
  const running = process.env['E2E_PORT']
  const providers = await startFakeProviders(running ? PROVIDERS_PORT : 0)
  project.provide('providers', providers.url)
  if (running) {
    project.provide('port', Number(running))
    project.provide('pid', 0)
    return providers.stop
  }
  const dataDir = newDataDir()
  const product = await startProduct({
    dataDir,
    port: await freePort(),
    settings: { SOCIAL_PROVIDERS_URL: providers.url },
  })
  project.provide('port', product.port)
  project.provide('pid', product.pid)
  return async () => {
    await product.stop()
    await providers.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    port: number
    /** Of the product; 0 where it ran before. */
    pid: number
    providers: string
  }
}
