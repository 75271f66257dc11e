import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:net'
import { promisify } from 'node:util'
import { CannotStart } from './cannot-start.ts'

interface PortAddress {
  host: string
  port: number
}

export interface ReservedPort {
  /** Passes the port to the next process that listens; awaited, so that it is free. */
  release: () => Promise<void>
}

/**
 * Occupies the port while the product starts: a second starter is refused before it does anything, and callers get a reply. @throws
 * CannotStart when the port is taken, naming its process and a free one.
 */
export async function holdPort(
  { host, port }: PortAddress,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<ReservedPort> {
  const server = createHttp(answer)
  const code = await listenOn(server, { host, port })
  if (code !== null) throw await cannotListen({ host, port }, code)
  let closed: Promise<void> | null = null
  return {
    release: () =>
      (closed ??= new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })),
  }
}

/** The reason why a server could not listen there, also when another process was faster; other errors stay as they are. */
export async function reasonNotToListen(error: unknown, address: PortAddress): Promise<unknown> {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'code' in error))
    return error
  return cannotListen(address, String(error.code))
}

async function cannotListen({ host, port }: PortAddress, code: string) {
  if (code === 'EACCES')
    return new CannotStart(`Port ${port} is for the administrator only. Choose one above 1023.`)
  if (code === 'EADDRNOTAVAIL') return new CannotStart(`HOST=${host} is no address of this machine.`)
  if (code !== 'EADDRINUSE') return new CannotStart(`Port ${port} on ${host} cannot be opened (${code}).`)
  return new CannotStart(await takenSentence({ host, port }))
}

async function takenSentence({ host, port }: PortAddress) {
  const holder = await holderOf(port)
  const other = await nextFree({ host, port: port + 1 })
  const by = holder ? ` by ${holder}` : ''
  const offer = other ? `\n  Start it on another one: PORT=${other} npm start` : ''
  return `Port ${port} is taken${by}.${offer}`
}

async function nextFree({ host, port }: PortAddress) {
  for (let candidate = port; candidate < Math.min(port + 50, 65_536); candidate += 1) {
    if (await isPortFree({ host, port: candidate })) return candidate
  }
  return null
}

/** Null when it worked, otherwise the system's error code. */
const listenOn = (server: Server, { host, port }: PortAddress) =>
  new Promise<string | null>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'))
    server.listen({ host, port, exclusive: true }, () => resolve(null))
  })

export async function isPortFree(address: PortAddress): Promise<boolean> {
  const server = createServer()
  const isFree = (await listenOn(server, address)) === null
  if (isFree) await new Promise((done) => server.close(done))
  return isFree
}

async function holderOf(port: number) {
  return (await holderInProc(port).catch(() => null)) ?? (await holderByLsof(port).catch(() => null))
}

const LISTENING = '0A'

/** On Linux /proc lists listening sockets, and the sockets of every process. */
async function holderInProc(port: number) {
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
  )
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = tables
    .flatMap((table) => table.split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(`:${hex}`) && columns[3] === LISTENING)
    .map((columns) => `socket:[${columns[9]}]`)
  if (inodes.length === 0) return null

  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const owners = await Promise.all(processes.map((pid) => ownsOneOf(pid, inodes)))
  const pid = processes[owners.indexOf(true)]
  return pid ? `${(await readFile(`/proc/${pid}/comm`, 'utf8')).trim()} (process ${pid})` : null
}

async function ownsOneOf(pid: string, sockets: readonly string[]) {
  const folder = `/proc/${pid}/fd`
  const names = await readdir(folder).catch(() => [])
  const links = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')))
  return links.some((target) => sockets.includes(target))
}

async function holderByLsof(port: number) {
  const { stdout } = await promisify(execFile)('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    timeout: 5000,
  })
  const pid = /^p(\d+)$/m.exec(stdout)?.[1]
  const command = /^c(.+)$/m.exec(stdout)?.[1]
  return pid ? `${command ?? 'a program'} (process ${pid})` : null
}
