// The baseline of bench/live-audience.ts: sends the files of one folder, and does nothing else.
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'

const [folder = ''] = process.argv.slice(2)
const server = createServer((request, response) => {
  const name = basename(new URL(request.url ?? '/', 'http://here').pathname)
  createReadStream(join(folder, name))
    .on('error', () => response.writeHead(404).end())
    .pipe(response)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
process.on('disconnect', () => process.exit(0))
