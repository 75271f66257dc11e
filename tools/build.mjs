// Builds dist: the server as one file, the web for the browser and for server rendering.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { bundleServer } from './setup/bundle-server.mjs'

// Also in a test, where React would be built for development.
process.env.NODE_ENV = 'production'

const root = resolve(import.meta.dirname, '..')
const read = async (path) => JSON.parse(await readFile(resolve(root, path), 'utf8'))
// The names of its parts contain a hash, so the parts of an earlier build would stay.
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

// Compressed once at build time instead of per request.
const assets = resolve(root, 'web/dist/client/assets')
for (const name of await readdir(assets)) {
  if (!/\.(?:js|css|svg)$/.test(name)) continue
  const bytes = await readFile(resolve(assets, name))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(resolve(assets, `${name}.br`), brotliCompressSync(bytes, quality))
  await writeFile(resolve(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}

/**
 * Maps every source that is fetched on demand to the scripts and style sheets that a browser then needs in addition to
 * the entry. Sources are named as in `ssr.tsx`. Sheets are in cascade order: those of imported modules come first.
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
