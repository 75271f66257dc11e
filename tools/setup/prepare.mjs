// Prepares a fresh clone. Plain Node: nothing is installed yet.
import { join, resolve } from 'node:path'
import { unlessFresh } from './fresh.mjs'
import { giveUp, npm, run, withLine } from './run.mjs'

export const root = resolve(import.meta.dirname, '../..')
const at = (path) => join(root, path)

/** Installs the packages of the lock if it has changed. */
export function ensureInstalled() {
  const manifests = ['.', 'contract', 'demo', 'server', 'web'].map((folder) => `${folder}/package.json`)
  const made = {
    stamp: at('node_modules/.installed'),
    result: at('node_modules/fastify'),
    sources: [at('package-lock.json'), ...manifests.map(at)],
  }
  return unlessFresh(made, () =>
    withLine('Installing packages', async () => {
      // `install` follows the lock like `ci`, and keeps the installed packages. No package needs install scripts, which
      // the user's npm may have disabled.
      const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
      const { status, output } = await npm(args, { cwd: root })
      if (status === 127) giveUp('', 'npm was not found. It comes with Node: https://nodejs.org')
      if (status !== 0) giveUp('', output, 'The packages could not be installed; the reason stands above.')
    }),
  )
}

/** Builds server and web if their sources have changed. */
export function ensureBuilt() {
  const made = {
    stamp: at('server/dist/.built'),
    result: at('server/dist/server.mjs'),
    sources: ['package-lock.json', 'tools/build.mjs', 'contract', 'demo', 'server', 'web'].map(at),
  }
  return unlessFresh(made, () =>
    withLine('Building', async () => {
      const { status, output } = await run(process.execPath, [at('tools/build.mjs')], { cwd: root })
      if (status !== 0) giveUp('', output, 'The build failed; the reason stands above.')
    }),
  )
}
