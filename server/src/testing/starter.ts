// A process of its own that starts the database of a folder, keeps it running as the product does, prints its process id, and
// stops it on request.
import { startEmbedded } from '../platform/db/embedded/embedded.ts'
import { endProcess } from '../platform/operating/end-process.ts'

const { pid, stop, keepRunning } = await startEmbedded({
  dataDir: process.argv[2] ?? '',
  log: () => {},
  isDurable: false,
  as: process.argv[3] === 'command' ? 'command' : 'server',
})
keepRunning(endProcess)
process.once('SIGTERM', () => void stop().then(() => process.exit()))
process.stdout.write(`${pid()}\n`)
setInterval(() => {}, 1000)
