import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The shortest limit of a socket's path that an operating system sets: 104 bytes with the closing zero on macOS. */
const LONGEST_PATH = 103
const LOOPBACK = '127.0.0.1'

const socketPath = (folder: string, port: number) => join(folder, `.s.PGSQL.${port}`)

/**
 * Where PostgreSQL opens its Unix socket, in which a question takes half the time that it takes over the loopback: its own
 * folder, which its account alone may enter. None on Windows, and none where the path would be too long.
 */
export function socketSetting(folder: string) {
  const fits = Buffer.byteLength(socketPath(folder, 65_535)) <= LONGEST_PATH
  return `unix_socket_directories=${process.platform !== 'win32' && fits ? folder : ''}`
}

interface Account {
  user: string
  password: string
  database: string
}
/** By the socket where the running server opened one: a server that an older version started has none. */
export function urlOf({ folder, port }: { folder: string; port: number }, account: Account) {
  const host = existsSync(socketPath(folder, port)) ? encodeURIComponent(folder) : LOOPBACK
  return `postgres://${account.user}:${account.password}@${host}:${port}/${account.database}`
}
