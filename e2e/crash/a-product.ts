import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { freePort, newDataDir, startProduct, type Product } from '../product.ts'

/** Lets each client have its own address, as reported by a proxy in front of the product. */
export const apart = { TRUSTED_PROXIES: 'loopback' }

/** A separate product that can be killed and started again, with the same data folder and address. */
export function aProduct(settings: Record<string, string> = {}) {
  const dataDir = newDataDir()
  const running: { port: number; product: Product | null } = { port: 0, product: null }
  const start = async () =>
    void (running.product = await startProduct({
      dataDir,
      port: running.port,
      settings: { ...apart, ...settings },
    }))
  beforeAll(async () => {
    running.port = await freePort()
    await start()
  })
  afterAll(async () => {
    await running.product?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const kill = async () => running.product?.kill()
  return {
    dataDir,
    port: () => running.port,
    start,
    kill,
    async killAndStart() {
      await kill()
      await start()
    },
  }
}
export type AProduct = ReturnType<typeof aProduct>
