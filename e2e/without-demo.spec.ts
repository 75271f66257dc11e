import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test, expect } from 'vitest'
import { freePort, newDataDir, startProduct } from './product.ts'

/** The files of ours that a product has loaded by the time it ends, as Node itself notes them. */
async function loadedFiles(settings: Record<string, string>) {
  const dataDir = newDataDir()
  const notes = mkdtempSync(join(tmpdir(), 'seodang-loaded-'))
  onTestFinished(() => {
    for (const folder of [dataDir, notes]) rmSync(folder, { recursive: true, force: true })
  })
  const port = await freePort()
  const product = await startProduct({ dataDir, port, settings: { ...settings, NODE_V8_COVERAGE: notes } })
  await product.stop()
  const urls = readdirSync(notes).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(notes, name), 'utf8')) as { result: { url: string }[] }
    return result.map(({ url }) => url)
  })
  return new Set(urls.flatMap((url) => /[/]server[/]dist[/]([a-z]+)/.exec(url)?.[1] ?? []))
}

test('a product that does not want the demo never loads it', async () => {
  const without = await loadedFiles({ DEMO_SEED: 'off' })

  expect(without).toContain('server')
  expect(without).not.toContain('demo')
})
