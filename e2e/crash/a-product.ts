import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { freePort, newDataDir, startProduct, type Product } from '../product.ts'

/** Every client has an address of its own, as the proxy in front would report. */
export const apart = { TRUSTED_PROXIES: 'loopback' }

/** A product of the file's own that may be killed and started again, at the same place and address. */
export function aProduct() {
  const dataDir = newDataDir()
  const running: { port: number; product: Product | null } = { port: 0, product: null }
  const start = async () =>
    void (running.product = await startProduct({ dataDir, port: running.port, settings: apart }))
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
