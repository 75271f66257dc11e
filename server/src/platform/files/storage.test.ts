import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeS3 } from '../../testing/fake-s3.ts'
import { localDisk } from './local-disk.ts'
import { s3Storage } from './s3.ts'
import { verifySignature } from './signature.ts'
import { BadKey, type Storage, StorageFull } from './storage.ts'

const MIB = 1024 * 1024
const secret = 'a secret of these tests'
const now = new Date('2026-03-01T00:00:00Z')

let folder: string
let bucket: Awaited<ReturnType<typeof fakeS3>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seodang-storage-'))
  bucket = await fakeS3()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await bucket.stop()
})

const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const aDisk = (options: { freeBytes?: () => Promise<number>; reserveBytes?: number } = {}) =>
  localDisk({ root: path.join(folder, crypto.randomUUID()), secret, ...options })

// Every kind of storage; each test below runs with each.
const drivers: [string, () => Storage | Promise<Storage>][] = [
  ['local disk', () => aDisk()],
  ['object store', () => store()],
]

describe.each(drivers)('%s', (_, open) => {
  let storage: Storage
  beforeEach(async () => {
    storage = await open()
  })
  const text = async (key: string, range?: { start: number; end?: number }) => {
    const found = await storage.read(key, range)
    return found && (await buffer(found.stream)).toString()
  }

  test('a file is read as it was written, from a buffer and from a stream', async () => {
    expect(await storage.write('a/b.txt', Buffer.from('서당'))).toEqual({ bytes: 6 })
    expect(await text('a/b.txt')).toBe('서당')
    expect(await storage.write('a/c.txt', Readable.from([Buffer.from('one '), Buffer.from('two')]))).toEqual({
      bytes: 7,
    })
    expect(await text('a/c.txt')).toBe('one two')
  })

  test('a range includes both ends', async () => {
    await storage.write('part', Buffer.from('0123456789'))
    expect(await text('part', { start: 2, end: 4 })).toBe('234')
    expect(await text('part', { start: 7 })).toBe('789')
    expect(await text('part', { start: 8, end: 99 })).toBe('89')
    expect(await storage.read('part', { start: 10 })).toMatchObject({ bytes: 0, totalBytes: 10 })
    const some = await storage.read('part', { start: 2, end: 4 })
    expect(some).toMatchObject({ bytes: 3, totalBytes: 10 })
    some?.stream.destroy()
  })

  test('a missing file is null, and removing it succeeds', async () => {
    expect(await storage.read('nothing')).toBeNull()
    expect(await storage.stat('nothing/below')).toBeNull()
    await storage.remove('nothing')
    await storage.removeFolder('nothing')
  })

  test('the files of a folder are listed, and of no other', async () => {
    await storage.write('listed/b.txt', Buffer.from('one'))
    await storage.write('listed/deep/er/c.txt', Buffer.from('three'))
    await storage.write('listedtoo/d.txt', Buffer.from('other'))

    const listed = []
    for await (const file of storage.list('listed')) listed.push(file)

    expect(listed.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual([
      { key: 'listed/b.txt', bytes: 3 },
      { key: 'listed/deep/er/c.txt', bytes: 5 },
    ])
    for await (const file of storage.list('nothing')) expect(file).toBeUndefined()
  })

  test('writing again replaces a file, removing deletes it', async () => {
    await storage.write('x', Buffer.from('old'))
    await storage.write('x', Buffer.from('newer'))
    expect(await storage.stat('x')).toMatchObject({ bytes: 5, changedAt: expect.any(Date) })
    await storage.remove('x')
    expect(await storage.stat('x')).toBeNull()
  })

  test('removing a folder removes its contents and nothing else', async () => {
    for (const key of ['v/1/a.m4s', 'v/1/b/c.m4s', 'v/10/a.m4s']) await storage.write(key, Buffer.from('x'))
    await storage.removeFolder('v/1')
    expect(await storage.stat('v/1/b/c.m4s')).toBeNull()
    expect(await storage.stat('v/10/a.m4s')).not.toBeNull()
  })

  test('a broken upload leaves the old file unchanged', async () => {
    await storage.write('kept', Buffer.from('whole'))
    const broken = Readable.from(halfThenFail())
    await expect(storage.write('kept', broken)).rejects.toThrow('line cut')
    expect(await text('kept')).toBe('whole')
  })

  test('a finished file is moved in', async () => {
    const upload = path.join(folder, crypto.randomUUID())
    await writeFile(upload, 'a video')
    expect(await storage.moveIn('videos/1', upload)).toEqual({ bytes: 7 })
    expect(await text('videos/1')).toBe('a video')
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
    await expect(storage.sign(key, { seconds: 60, now })).rejects.toThrow(BadKey)
  })
})

describe('a full disk', () => {
  test('is refused before the reserve is used', async () => {
    const disk = aDisk({ freeBytes: async () => 10 * MIB, reserveBytes: 10 * MIB })
    await expect(disk.write('x', Buffer.from('x'))).rejects.toThrow(StorageFull)
    expect(await disk.stat('x')).toBeNull()
  })

  test('stops a long upload and keeps nothing of it', async () => {
    const answers = [500 * MIB, 20 * MIB, 5 * MIB]
    const disk = aDisk({ freeBytes: async () => answers.shift() ?? 0, reserveBytes: 10 * MIB })
    const endless = Readable.from(repeat(Buffer.alloc(4 * MIB), 64))
    await expect(disk.write('x', endless)).rejects.toThrow(StorageFull)
    expect(answers).toEqual([])
    expect(await disk.stat('x')).toBeNull()
    expect(await draftsOf(disk)).toEqual([])
  })

  test('is reported when the system reports it', async () => {
    const full = new Readable({
      read() {
        this.destroy(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
      },
    })
    await expect(aDisk().write('x', full)).rejects.toThrow(StorageFull)
  })
})

test('partial files of a crash are removed, those being written stay', async () => {
  const disk = aDisk()
  const drafts = path.join(path.dirname(disk.pathOf('x')), '.drafts')
  await writeFile(path.join(drafts, 'abandoned'), 'x')
  await writeFile(path.join(drafts, 'in-use'), 'x')
  await utimes(path.join(drafts, 'abandoned'), now, new Date(now.getTime() - 2 * 60 * 60 * 1000))
  await utimes(path.join(drafts, 'in-use'), now, now)
  await disk.cleanup(now)
  expect(await draftsOf(disk)).toEqual(['in-use'])
})

test('a file on disk can be passed to another program', async () => {
  const disk = aDisk()
  await disk.write('a/b', createReadStream(import.meta.filename))
  expect(await readFile(disk.pathOf('a/b'))).toEqual(await readFile(import.meta.filename))
})

describe('a signed address', () => {
  let address: URL
  const access = { expires: '', signature: '' }
  beforeAll(async () => {
    address = new URL(await aDisk().sign('a/b.pdf', { seconds: 60, now }), 'http://house')
    access.expires = address.searchParams.get('expires') ?? ''
    access.signature = address.searchParams.get('signature') ?? ''
  })

  test('opens its key until it expires', () => {
    expect(address.pathname).toBe('/files/a/b.pdf')
    expect(verifySignature(secret, 'a/b.pdf', { ...access, now: at(59) })).toBe(true)
    expect(verifySignature(secret, 'a/b.pdf', { ...access, now: at(60) })).toBe(false)
  })

  test('opens no other key, no later time, and not with another secret', () => {
    const later = String(Number(access.expires) + 1)
    expect(verifySignature(secret, 'a/c.pdf', { ...access, now })).toBe(false)
    expect(verifySignature(secret, 'a/b.pdf', { ...access, expires: later, now })).toBe(false)
    expect(verifySignature('another', 'a/b.pdf', { ...access, now })).toBe(false)
    expect(verifySignature(secret, 'a/b.pdf', { expires: '', signature: '', now })).toBe(false)
  })
})

const store = () => s3Storage({ ...bucket.options, freeBytes: async () => 500 * MIB })
describe('an object store', () => {
  let ofBucket: Storage
  beforeAll(async () => {
    ofBucket = await store()
  })

  test('a large file is uploaded in parts and read back completely', async () => {
    const chunk = Buffer.alloc(5 * MIB, 'parts of one video ')
    const { bytes } = await ofBucket.write('large', Readable.from(repeat(chunk, 8)))
    expect(bytes).toBe(40 * MIB)
    const found = await ofBucket.read('large')
    expect(found && (await buffer(found.stream)).equals(Buffer.concat(Array(8).fill(chunk)))).toBe(true)
    expect(bucket.unfinished()).toBe(0)
  })

  test('an interrupted upload of a large file leaves nothing behind', async () => {
    const cut = Readable.from(
      (function* () {
        yield* repeat(Buffer.alloc(5 * MIB), 8)
        throw new Error('line cut')
      })(),
    )
    await expect(ofBucket.write('cut', cut)).rejects.toThrow('line cut')
    expect([await ofBucket.stat('cut'), bucket.unfinished()]).toEqual([null, 0])
  })

  test('a wrong secret is refused and never printed', async () => {
    const stranger = await s3Storage({
      ...bucket.options,
      secretAccessKey: 'guessed',
      freeBytes: async () => 0,
    })
    await expect(stranger.write('x', Buffer.from('x'))).rejects.toThrow(
      /^The object store answered 403 SignatureDoesNotMatch$/,
    )
  })

  test('a signed URL opens its file for anyone, and no other file', async () => {
    await ofBucket.write('signed/a', Buffer.from('서당'))
    await ofBucket.write('signed/b', Buffer.from('b'))
    const address = await ofBucket.sign('signed/a', { seconds: 60, now: new Date() })
    expect(await (await fetch(address)).text()).toBe('서당')
    expect((await fetch(address.replace('signed/a', 'signed/b'))).status).toBe(403)
  })

  test('a URL of Amazon has the bucket in its host', async () => {
    const amazon = await s3Storage({
      ...bucket.options,
      url: 'https://examplebucket.s3.ap-northeast-2.amazonaws.com/',
      freeBytes: async () => 0,
    })
    const { host, pathname, searchParams } = new URL(await amazon.sign('a/b.txt', { seconds: 86_400, now }))
    expect([host, pathname]).toEqual(['examplebucket.s3.ap-northeast-2.amazonaws.com', '/a/b.txt'])
    expect([searchParams.get('X-Amz-Expires'), searchParams.get('X-Amz-Date')]).toEqual([
      '86400',
      '20260301T000000Z',
    ])
  })

  test('a folder with more files than one listing is removed completely', async () => {
    const keys = Array.from({ length: 1001 }, (_, number) => `many/${number}`)
    for (const key of keys) bucket.put(key, Buffer.from('x'))
    await ofBucket.removeFolder('many')
    expect(bucket.keys().filter((key) => key.startsWith('many/'))).toEqual([])
  })

  test('unfinished uploads are aborted after a day', async () => {
    await ofBucket.write('begun', Readable.from(repeat(Buffer.alloc(MIB), 1)))
    bucket.beginUpload('abandoned')
    await ofBucket.cleanup(new Date())
    expect(bucket.unfinished()).toBe(1)
    await ofBucket.cleanup(new Date(Date.now() + 25 * 60 * 60 * 1000))
    expect(bucket.unfinished()).toBe(0)
  })
})

const draftsOf = (disk: ReturnType<typeof aDisk>) =>
  readdir(path.join(path.dirname(disk.pathOf('x')), '.drafts'))

function* repeat(chunk: Buffer, times: number) {
  for (let count = 0; count < times; count += 1) yield chunk
}

async function* halfThenFail() {
  yield Buffer.from('half')
  throw new Error('line cut')
}
