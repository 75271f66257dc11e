import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localDisk } from './local-disk.ts'
import { verifySignature } from './signature.ts'
import { BadKey, type Storage, StorageFull } from './storage.ts'

const MIB = 1024 * 1024
const secret = 'a secret of these tests'
const now = new Date('2026-03-01T00:00:00Z')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seodang-storage-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const aDisk = (options: { freeBytes?: () => Promise<number>; reserveBytes?: number } = {}) =>
  localDisk({ root: path.join(folder, crypto.randomUUID()), secret, ...options })

// Every kind of storage the house knows; what is said below holds for each.
const drivers: [string, () => Storage][] = [['local disk', () => aDisk()]]

describe.each(drivers)('%s', (_, open) => {
  let storage: Storage
  beforeEach(() => {
    storage = open()
  })
  const text = async (key: string, range?: { start: number; end?: number }) => {
    const found = await storage.read(key, range)
    return found && (await buffer(found.stream)).toString()
  }

  test('what was written is read back, from a buffer and from a stream', async () => {
    expect(await storage.write('a/b.txt', Buffer.from('서당'))).toEqual({ bytes: 6 })
    expect(await text('a/b.txt')).toBe('서당')
    expect(await storage.write('a/c.txt', Readable.from([Buffer.from('one '), Buffer.from('two')]))).toEqual({
      bytes: 7,
    })
    expect(await text('a/c.txt')).toBe('one two')
  })

  test('a part is read with both ends included', async () => {
    await storage.write('part', Buffer.from('0123456789'))
    expect(await text('part', { start: 2, end: 4 })).toBe('234')
    expect(await text('part', { start: 7 })).toBe('789')
    expect(await text('part', { start: 8, end: 99 })).toBe('89')
    expect(await storage.read('part', { start: 10 })).toMatchObject({ bytes: 0, totalBytes: 10 })
    const some = await storage.read('part', { start: 2, end: 4 })
    expect(some).toMatchObject({ bytes: 3, totalBytes: 10 })
    some?.stream.destroy()
  })

  test('what is not there is null, and removing it is fine', async () => {
    expect(await storage.read('nothing')).toBeNull()
    expect(await storage.stat('nothing/below')).toBeNull()
    await storage.remove('nothing')
    await storage.removeFolder('nothing')
  })

  test('writing again replaces, removing removes', async () => {
    await storage.write('x', Buffer.from('old'))
    await storage.write('x', Buffer.from('newer'))
    expect(await storage.stat('x')).toMatchObject({ bytes: 5, changedAt: expect.any(Date) })
    await storage.remove('x')
    expect(await storage.stat('x')).toBeNull()
  })

  test('a folder goes with everything in it and nothing beside it', async () => {
    for (const key of ['v/1/a.m4s', 'v/1/b/c.m4s', 'v/10/a.m4s']) await storage.write(key, Buffer.from('x'))
    await storage.removeFolder('v/1')
    expect(await storage.stat('v/1/b/c.m4s')).toBeNull()
    expect(await storage.stat('v/10/a.m4s')).not.toBeNull()
  })

  test('a broken upload leaves the old file as it was', async () => {
    await storage.write('kept', Buffer.from('whole'))
    const broken = Readable.from(halfThenFail())
    await expect(storage.write('kept', broken)).rejects.toThrow('line cut')
    expect(await text('kept')).toBe('whole')
  })

  test('a finished file is taken over', async () => {
    const upload = path.join(folder, crypto.randomUUID())
    await writeFile(upload, 'a film')
    expect(await storage.moveIn('films/1', upload)).toEqual({ bytes: 6 })
    expect(await text('films/1')).toBe('a film')
    await expect(stat(upload)).rejects.toThrow('ENOENT')
  })

  test.each([
    '',
    '/',
    '../x',
    'a/../b',
    'a//b',
    '/a',
    'a/',
    '.drafts/x',
    'a/.x',
    'A',
    'a b',
    'a\\b',
    'a\0',
    '한글',
  ])('the key %j is refused', async (key) => {
    await expect((async () => storage.write(key, Buffer.from('x')))()).rejects.toThrow(BadKey)
    await expect((async () => storage.read(key))()).rejects.toThrow(BadKey)
    await expect((async () => storage.removeFolder(key))()).rejects.toThrow(BadKey)
    expect(() => storage.sign(key, { seconds: 60, now })).toThrow(BadKey)
  })
})

describe('a disk without room', () => {
  test('refuses before the reserve is touched', async () => {
    const disk = aDisk({ freeBytes: async () => 10 * MIB, reserveBytes: 10 * MIB })
    await expect(disk.write('x', Buffer.from('x'))).rejects.toThrow(StorageFull)
    expect(await disk.stat('x')).toBeNull()
  })

  test('stops a long upload on its way and keeps nothing of it', async () => {
    const answers = [500 * MIB, 20 * MIB, 5 * MIB]
    const disk = aDisk({ freeBytes: async () => answers.shift() ?? 0, reserveBytes: 10 * MIB })
    const endless = Readable.from(repeat(Buffer.alloc(4 * MIB), 64))
    await expect(disk.write('x', endless)).rejects.toThrow(StorageFull)
    expect(answers).toEqual([])
    expect(await disk.stat('x')).toBeNull()
    expect(await draftsOf(disk)).toEqual([])
  })

  test('says so when the system itself reports it', async () => {
    const full = new Readable({
      read() {
        this.destroy(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
      },
    })
    await expect(aDisk().write('x', full)).rejects.toThrow(StorageFull)
  })
})

test('what a crash left half-written is removed, what is being written stays', async () => {
  const disk = aDisk()
  const drafts = path.join(path.dirname(disk.pathOf('x')), '.drafts')
  await writeFile(path.join(drafts, 'abandoned'), 'x')
  await writeFile(path.join(drafts, 'in-use'), 'x')
  await utimes(path.join(drafts, 'abandoned'), now, new Date(now.getTime() - 2 * 60 * 60 * 1000))
  await utimes(path.join(drafts, 'in-use'), now, now)
  await disk.tidy(now)
  expect(await draftsOf(disk)).toEqual(['in-use'])
})

test('a file of the disk can be handed to another program', async () => {
  const disk = aDisk()
  await disk.write('a/b', createReadStream(import.meta.filename))
  expect(await readFile(disk.pathOf('a/b'))).toEqual(await readFile(import.meta.filename))
})

describe('a signed address', () => {
  const address = new URL(aDiskAddress(), 'http://house')
  const asked = {
    expires: address.searchParams.get('expires') ?? '',
    signature: address.searchParams.get('signature') ?? '',
  }

  test('opens its key until its time', () => {
    expect(address.pathname).toBe('/files/a/b.pdf')
    expect(verifySignature(secret, 'a/b.pdf', { ...asked, now: at(59) })).toBe(true)
    expect(verifySignature(secret, 'a/b.pdf', { ...asked, now: at(60) })).toBe(false)
  })

  test('opens no other key, no later time, under no other secret', () => {
    const later = String(Number(asked.expires) + 1)
    expect(verifySignature(secret, 'a/c.pdf', { ...asked, now })).toBe(false)
    expect(verifySignature(secret, 'a/b.pdf', { ...asked, expires: later, now })).toBe(false)
    expect(verifySignature('another', 'a/b.pdf', { ...asked, now })).toBe(false)
    expect(verifySignature(secret, 'a/b.pdf', { expires: '', signature: '', now })).toBe(false)
  })
})

function aDiskAddress(): string {
  const root = path.join(tmpdir(), `seodang-storage-${crypto.randomUUID()}`)
  const address = localDisk({ root, secret }).sign('a/b.pdf', { seconds: 60, now })
  void rm(root, { recursive: true, force: true })
  return address
}

const draftsOf = (disk: ReturnType<typeof aDisk>) =>
  readdir(path.join(path.dirname(disk.pathOf('x')), '.drafts'))

function* repeat(chunk: Buffer, times: number) {
  for (let count = 0; count < times; count += 1) yield chunk
}

async function* halfThenFail() {
  yield Buffer.from('half')
  throw new Error('line cut')
}
