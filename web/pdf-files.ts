import { createRequire } from 'node:module'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version }: { version: string } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'))
/** Fonts and letters of PDFs that bring none along, and pictures that take a decoder of their own. */
const folders = { cmaps: 'cmaps', fonts: 'standard_fonts', decoders: 'wasm' } as const
const NAMES = /\.(?:bcmap|pfb|ttf|js)$/
const WORKER = 'legacy/build/pdf.worker.min.mjs'

/** Where each of them lies, by its address. */
async function files() {
  const found = new Map([[`assets/pdf-worker-${version}.js`, join(from, WORKER)]])
  for (const [name, folder] of Object.entries(folders))
    for (const file of await readdir(join(from, folder)))
      if (NAMES.test(file)) found.set(`assets/pdf-${version}/${name}/${file}`, join(from, folder, file))
  return found
}

/** What the viewer fetches while it reads: from our own address, under the version it belongs to. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, path] of await files())
        this.emitFile({ type: 'asset', fileName, source: await readFile(path) })
    },
    async configureServer(server) {
      const known = await files()
      server.middlewares.use((request, response, next) => {
        const path = known.get((request.url ?? '').slice(1))
        if (!path) return next()
        if (path.endsWith('js')) response.setHeader('content-type', 'text/javascript')
        readFile(resolve(path)).then((bytes) => response.end(bytes), next)
      })
    },
  }
}
