import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundleServer } from './setup/bundle-server.mjs'

const root = resolve(import.meta.dirname, '..')

test('what the server loads at its start holds nothing of the demo, which is a file of its own', async () => {
  const metafile = await bundleServer({ root, outdir: 'server/dist', write: false })
  const outputs = metafile?.outputs ?? {}
  const loaded = new Set(['server/dist/server.mjs'])
  for (const name of loaded)
    for (const { path, kind, external } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && !external) loaded.add(path)
  const sources = (names: string[]) => names.flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}))
  const later = Object.keys(outputs).filter((name) => !loaded.has(name))

  expect(sources([...loaded])).toContain('server/src/start.ts')
  expect(sources([...loaded]).filter((file) => file.startsWith('demo/'))).toEqual([])
  expect(sources(later.filter((name) => /[/]demo-[A-Z0-9]+[.]mjs$/.test(name)))).toContain('demo/src/seed.ts')
})
