import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render } from 'contract/site/sites/page-data'
import { commandIn } from './commands/commands.ts'
import { CannotStart } from './platform/operating/cannot-start.ts'
import { endProcess } from './platform/operating/end-process.ts'
import { readSettings } from './platform/operating/settings.ts'
import { systemClock } from './platform/clock.ts'
import { start } from './start.ts'

// The only file that reads the environment. Runs from dist/, with the built web beside it.
const root = resolve(import.meta.dirname, '../..')
const web = resolve(root, 'web/dist')
const migrations = resolve(root, 'server/migrations')
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function builtPages() {
  const manifest = JSON.parse(await readFile(resolve(web, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >
  const entry = manifest['src/main.tsx']
  if (!entry) throw new CannotStart('The pages are not built. Start with `npm start`.')
  const built = (await import(pathToFileURL(resolve(web, 'ssr.js')).href)) as { render: Render }
  // Preloads the entry's imports in parallel with it.
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? [])
  const scripts = [...imported, entry.file].map((file) => `/${file}`)
  return { load: () => Promise.resolve(built), scripts, styles: [] }
}

async function run() {
  const { version } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as { version: string }
  const settings = readSettings(process.env, root)
  const command = commandIn(process.argv.slice(2))
  if (command) {
    await command({ settings, version, migrations, now: systemClock, say })
    return
  }
  const starting = start({
    settings,
    version,
    migrations,
    searchPath: process.env['PATH'],
    pages: await builtPages(),
    clientFolder: resolve(web, 'client'),
    say,
    onEnd: endProcess,
    onServe: () => endInOrder(starting),
  })
  await starting
}

/** A signal may come before the start is over: a supervisor acts on the first answer. */
function endInOrder(starting: ReturnType<typeof start>) {
  const end = async () => {
    const { stop } = await starting
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
}

await run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof CannotStart ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
})
