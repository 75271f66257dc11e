import { resolve } from 'node:path'
import type { Endpoint } from 'contract/http/endpoint'
import { normalizePath, runnerImport, type Plugin } from 'vite'

type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * In the browser's build a file of endpoints holds what a caller reads of them, as data. The files are evaluated as
 * they are, with their schemas, so it does not matter how they are written. docs/decisions/13-endpoints-in-the-browser.md
 */
export function endpointsAsData(): Plugin {
  let files: Files = {}
  return {
    name: 'endpoints-as-data',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const { module } = await runnerImport<{ files: Files }>(
        resolve(import.meta.dirname, 'endpoint-files.ts'),
      )
      const root = import.meta.dirname
      files = Object.fromEntries(
        Object.entries(module.files).map(([path, file]) => [normalizePath(resolve(root, path)), file]),
      )
    },
    load: {
      filter: { id: /contract[\\/]src[\\/].*\bapi\.ts$/ },
      handler(id) {
        const file = files[normalizePath(id)]
        return file ? { code: asData(file, id), moduleType: 'js', moduleSideEffects: false } : null
      },
    },
  }
}

/** The text of a module whose endpoints are what a caller reads of them. */
export function asData(file: Readonly<Record<string, unknown>>, id: string) {
  const lines = Object.entries(file).map(([name, value]) => {
    if (!isEndpoint(value)) throw new Error(`${id} exports ${name}, which is no endpoint`)
    const { method, base, path, shows, touches } = value
    return `export const ${name} = ${JSON.stringify({ method, base, path, shows, touches })}\n`
  })
  return lines.join('')
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'touches' in value
