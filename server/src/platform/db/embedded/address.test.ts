import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { socketSetting, urlOf } from './address.ts'

const account = { user: 'one', password: 'secret', database: 'shop' }

test('a server with a socket is reached by it, every other one over the loopback', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-socket-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, '.s.PGSQL.6001'), '')

  expect(urlOf({ folder, port: 6001 }, account)).toBe(
    `postgres://one:secret@${encodeURIComponent(folder)}:6001/shop`,
  )
  expect(urlOf({ folder, port: 6002 }, account)).toBe('postgres://one:secret@127.0.0.1:6002/shop')
})

test('a folder with a path too long for a socket gets none', () => {
  const folder = `/${'서'.repeat(30)}`
  expect(socketSetting(folder)).toBe('unix_socket_directories=')
  if (process.platform !== 'win32') expect(socketSetting('/data')).toBe('unix_socket_directories=/data')
})
