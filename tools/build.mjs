// Builds dist: the server as one file, the web for the browser and for the server's pages.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { bundleServer } from './setup/bundle-server.mjs'

const root = resolve(import.meta.dirname, '..')
const read = async (path) => JSON.parse(await readFile(resolve(root, path), 'utf8'))
// The names of its parts follow what is in them, so those of an earlier build would stay.
const bundles = resolve(root, 'server/dist')
for (const name of await readdir(bundles).catch(() => []))
  if (/[.]mjs(?:[.]map)?$/.test(name)) await rm(resolve(bundles, name))
await bundleServer({ root, outdir: bundles })

const configFile = resolve(root, 'web/vite.config.ts')
for (const stale of ['client', 'assets', 'ssr.js'])
  await rm(resolve(root, 'web/dist', stale), { recursive: true, force: true })
await build({ configFile, logLevel: 'warn' })
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: 'src/ssr.tsx' },
  define: {
    FILES_OF_SOURCES: JSON.stringify(filesOfSources(await read('web/dist/client/.vite/manifest.json'))),
  },
})

// Squeezed once, so that nothing is squeezed while people wait.
const assets = resolve(root, 'web/dist/client/assets')
for (const name of await readdir(assets)) {
  if (!/\.(?:js|css|svg)$/.test(name)) continue
  const bytes = await readFile(resolve(assets, name))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(resolve(assets, `${name}.br`), brotliCompressSync(bytes, quality))
  await writeFile(resolve(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}

/**
 * For every source that is fetched on demand: the scripts and style sheets a browser then needs beside those
 * with which every page begins. Sources are named as `ssr.tsx` sees them. Sheets are in the order
 * in which they have to come: what a module uses before its own.
 */
function filesOfSources(sources) {
  const chunksOf = (name, found = new Set()) => {
    if (found.has(name)) return found
    for (const needed of sources[name].imports ?? []) chunksOf(needed, found)
    return found.add(name)
  }
  const filesOf = (names) => ({
    scripts: names.map((name) => `/${sources[name].file}`),
    sheets: [...new Set(names.flatMap((name) => sources[name].css ?? []))].map((file) => `/${file}`),
  })
  const entry = 'src/main.tsx'
  const start = 'src/start.tsx'
  const first = chunksOf(start, chunksOf(entry))
  const { scripts, sheets } = filesOf([...first])
  const later = Object.keys(sources).filter((name) => sources[name].isDynamicEntry && name !== start)
  return Object.fromEntries([
    ['./main.tsx', { scripts: scripts.filter((file) => file !== `/${sources[entry].file}`), sheets }],
    ...later.map((name) => [
      name.replace(/^src/, '.'),
      filesOf([...chunksOf(name)].filter((needed) => !first.has(needed))),
    ]),
  ])
}
