// `npm start`, or `node tools/start.mjs` in a fresh clone. Plain Node: it runs before anything is installed. The first
// argument is a command of the product: `backup`, `restore`, `import-site`, `operator`, `orderer`, `unlock`.
import './setup/node-version.mjs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, root } from './setup/prepare.mjs'

await ensureInstalled()
await ensureBuilt()

// npm has changed to the clone's folder; a file is relative to the user's working folder.
const [command, file] = process.argv.slice(2)
if (file && ['backup', 'restore', 'import-site'].includes(command)) {
  process.argv[3] = resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(join(root, 'server/dist/server.mjs')).href)
