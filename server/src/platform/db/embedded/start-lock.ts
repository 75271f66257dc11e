import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:net'

export interface StartLock {
  release: () => void
}

/**
 * One process at a time cleans up and starts the server of a folder; `null` while another one does. On Linux it is an abstract
 * socket, which the kernel frees however its process ends; elsewhere there is no lock, and PostgreSQL's own file decides.
 */
export async function tryStartLock(folder: string): Promise<StartLock | null> {
  if (process.platform !== 'linux') return { release: () => {} }
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 40)
  const server = createServer((socket) => socket.destroy())
  if (!(await listens(server, `\0seodang-start-${name}`))) return null
  server.unref()
  return { release: () => void server.close() }
}

const listens = (server: Server, path: string) =>
  new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ path }, () => resolve(true))
  })
