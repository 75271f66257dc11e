// Builds dist: the server as one file, the web for the browser and for the server's pages.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
const read = async (path) => JSON.parse(await readFile(resolve(root, path), 'utf8'))
const manifest = await read('server/package.json')

// Everything real stays in node_modules; `contract` is our TypeScript and goes into the bundle.
const external = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }).filter(
  (name) => name !== 'contract',
)
// The child that reads PDFs is a program of its own, beside the server.
const programs = { server: 'server/src/main.ts', 'pdf-child': 'server/src/platform/files/pdf-child.ts' }
await bundle({
  entryPoints: Object.entries(programs).map(([out, path]) => ({ in: resolve(root, path), out })),
  outdir: resolve(root, 'server/dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external,
})

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
 * For every source that is fetched when it is needed: the files a browser then needs beside the first script, which
 * every page names anyway. Sources are named as `ssr.tsx` sees them.
 */
function filesOfSources(sources) {
  const filesOf = (name, found = new Set()) => {
    if (found.has(name)) return found
    found.add(name)
    for (const needed of sources[name].imports ?? []) filesOf(needed, found)
    return found
  }
  const entry = 'src/main.tsx'
  const first = filesOf(entry)
  const later = Object.keys(sources).filter((name) => sources[name].isDynamicEntry)
  const files = (names) => names.map((name) => `/${sources[name].file}`)
  return Object.fromEntries([
    ['./main.tsx', files([...first].filter((name) => name !== entry))],
    ...later.map((name) => [
      name.replace(/^src/, '.'),
      files([...filesOf(name)].filter((needed) => !first.has(needed))),
    ]),
  ])
}
