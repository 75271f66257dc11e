// What a fresh clone needs before anything of it can run. Plain Node: nothing is installed yet.
import { join, resolve } from 'node:path'
import { unlessFresh } from './fresh.mjs'
import { giveUp, npm, run, withLine } from './run.mjs'

export const root = resolve(import.meta.dirname, '../..')
const at = (path) => join(root, path)

/** Installs the packages the lock names, when it has changed. */
export function ensureInstalled() {
  const manifests = ['.', 'contract', 'demo', 'server', 'web'].map((folder) => `${folder}/package.json`)
  const made = {
    stamp: at('node_modules/.installed'),
    result: at('node_modules/fastify'),
    sources: [at('package-lock.json'), ...manifests.map(at)],
  }
  return unlessFresh(made, () =>
    withLine('Installing packages', async () => {
      // `install` follows the lock as `ci` does, and keeps the packages that are there already. Nothing here needs
      // install scripts, which npm may have been configured not to run.
      const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
      const { status, output } = await npm(args, { cwd: root })
      if (status === 127) giveUp('', 'npm was not found. It comes with Node: https://nodejs.org')
      if (status !== 0) giveUp('', output, 'The packages could not be installed; the reason stands above.')
    }),
  )
}

/** Builds server and web, when their sources have changed. */
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
