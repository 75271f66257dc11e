import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getChannel } from 'contract/site/sites/api'
import * as api from 'contract/workflows/site-import/api'
import type { SiteImportSeq } from 'contract/values/ids'
import { uploadFolder } from '../../../platform/files/upload-folder.ts'
import { aSite, somebody } from '../../../testing/world.ts'
import { writeSiteArchive } from '../site-export/site-export.public.ts'
import { cleanupImports } from './waiting-imports.jobs.ts'

const tus = { 'tus-resumable': '1.0.0' }

const send = (url: string, offset: number, bytes: Buffer) =>
  fetch(url, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
/** As when a connection ends. */
const lost = () => Promise.reject(Object.assign(new Error('killed'), { code: '57P01' }))

/** An installation with an operator, and the archive of one of its sites. */
async function aDesk() {
  const world = await aSite()
  const { add, as, app, channelSeq, clock, ports, dataDir } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true, email_verified_at = now() where user_seq = $1', [
    boss.userSeq,
  ])
  const operator = as(boss)
  const target = join(dataDir, 'site.tar')
  await writeSiteArchive({
    channelSeq,
    db: app.database.channel(channelSeq),
    storage: ports.storage,
    secrets: ports.secrets,
    workFolder: ports.workFolder,
    target,
    version: '1.0.0',
    now: clock.now,
  })
  const archive = await readFile(target)
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const create = (fileSize: number) =>
    operator.call(api.createSiteImport, { body: { fileName: 'site.tar', fileSize } })
  const read = (siteImportSeq: SiteImportSeq) => operator.call(api.getSiteImport, { siteImportSeq })
  async function open(siteImportSeq: SiteImportSeq, bytes: number) {
    const { uploadUrl, ticket } = await operator.call(api.openSiteUpload, { siteImportSeq })
    const opened = await fetch(address + uploadUrl, {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(bytes),
        'upload-metadata': `ticket ${Buffer.from(ticket).toString('base64')}`,
      },
    })
    return { status: opened.status, url: new URL(opened.headers.get('location') ?? '', address).href }
  }
  /** Uploads a file whole, and has it checked. */
  async function upload(bytes: Buffer) {
    const { siteImportSeq } = await create(bytes.length)
    const { url } = await open(siteImportSeq, bytes.length)
    expect((await send(url, 0, bytes)).status).toBe(204)
    await app.workOnce()
    return siteImportSeq
  }
  const start = async (siteImportSeq: SiteImportSeq) => {
    await operator.call(api.startSiteImport, { siteImportSeq })
    await app.workOnce()
  }
  const uploads = () => readdir(uploadFolder(dataDir)).catch(() => [])
  const sites = () => add.all<{ address: string }>('select address from channels order by channel_seq')
  return { ...world, operator, archive, create, read, open, upload, start, uploads, sites }
}

test('R-1285: an archive is uploaded, checked, confirmed and opened, and read back the same', async () => {
  const { operator, archive, upload, read, start, uploads, visitor, channelSeq } = await aDesk()
  const siteImportSeq = await upload(archive)

  expect(await read(siteImportSeq)).toMatchObject({
    state: 'READY',
    requestedBy: 'Boss',
    fileSize: archive.length,
    fault: null,
    report: null,
    contents: { name: 'haru', address: 'haru', newAddress: 'haru-2', peopleHere: 2 },
    space: { needed: expect.any(Number), free: expect.any(Number) },
  })
  await start(siteImportSeq)

  const done = await read(siteImportSeq)
  expect(done).toMatchObject({ state: 'DONE', percent: 100, report: { address: 'haru-2' }, space: null })
  expect(done.report?.tables.filter(({ isSame }) => !isSame)).toEqual([])
  expect(done.report?.people).toEqual({ count: done.contents?.people, isSame: true })
  expect(done.report?.files).toEqual({ count: 0, bytes: 0, isSame: true })
  const site = done.site?.channelSeq ?? channelSeq
  expect(site).not.toBe(channelSeq)
  expect(await visitor.call(getChannel, { channelSeq: site })).toMatchObject({ name: 'haru' })
  expect(await uploads()).toEqual([])
  const list = await operator.call(api.listSiteImports, {})
  expect(list).toMatchObject({ total: 1, isOpen: false, list: [{ state: 'DONE', site: { name: 'haru' } }] })
})

test('R-1285: one is open at a time, and a cancelled one leaves nothing behind', async () => {
  const { operator, archive, create, upload, read, uploads, sites } = await aDesk()
  const before = await sites()
  const siteImportSeq = await upload(archive)
  await expect(create(10)).refuses('SITE_IMPORT_OPEN')
  await operator.call(api.cancelSiteImport, { siteImportSeq })
  expect(await read(siteImportSeq)).toMatchObject({ state: 'CANCELLED', fault: null })
  expect(await uploads()).toEqual([])
  await expect(operator.call(api.startSiteImport, { siteImportSeq })).refuses('SITE_IMPORT_MOVED_ON')
  await expect(operator.call(api.cancelSiteImport, { siteImportSeq })).refuses('SITE_IMPORT_MOVED_ON')
  await expect(operator.call(api.openSiteUpload, { siteImportSeq })).refuses('SITE_IMPORT_MOVED_ON')
  await create(10)
  expect(await sites()).toEqual(before)
})

test('R-1285: an upload goes on where it stopped, and one without a piece for a day is given up', async () => {
  const { archive, app, clock, create, open, read, uploads } = await aDesk()
  const half = Math.floor(archive.length / 2)
  const { siteImportSeq } = await create(archive.length)
  const { url } = await open(siteImportSeq, archive.length)
  await send(url, 0, archive.subarray(0, half))
  const { headers } = await fetch(url, { method: 'HEAD', headers: tus })
  expect(Number(headers.get('upload-offset'))).toBe(half)
  await cleanupImports.run(app.platformContext())
  await send(url, half, archive.subarray(half))
  await app.workOnce()
  expect(await read(siteImportSeq)).toMatchObject({ state: 'READY' })

  clock.pass({ days: 7 })
  await cleanupImports.run(app.platformContext())
  expect(await read(siteImportSeq)).toMatchObject({ state: 'CANCELLED' })
  expect(await uploads()).toEqual([])
})

test('R-1286: nothing begins that the disk would not hold', async () => {
  const { operator, archive, ports, create, upload, start } = await aDesk()
  await expect(create(Number.MAX_SAFE_INTEGER)).refuses('STORAGE_FULL')
  const siteImportSeq = await upload(archive)
  const { storage } = ports
  Object.assign(ports, { storage: { ...storage, freeBytes: () => Promise.resolve(1000) } })
  await expect(operator.call(api.startSiteImport, { siteImportSeq })).refuses('STORAGE_FULL')
  Object.assign(ports, { storage })
  await start(siteImportSeq)
})

test.each([
  ['NOT_AN_ARCHIVE', () => Buffer.from('no archive at all')],
  ['NOT_AN_ARCHIVE', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['DAMAGED', (whole: Buffer) => whole.map((byte, at) => (at === 700 ? byte ^ 1 : byte))],
] as const)('R-1287: what is %s is refused with the reason, and its file is gone', async (fault, spoil) => {
  const { archive, upload, read, uploads, sites } = await aDesk()
  const before = await sites()
  const siteImportSeq = await upload(Buffer.from(spoil(archive)))
  expect(await read(siteImportSeq)).toMatchObject({ state: 'REFUSED', fault, contents: null })
  expect(await uploads()).toEqual([])
  expect(await sites()).toEqual(before)
})

test('R-1287: what fails here is tried again with the same file', async () => {
  const { archive, ports, upload, read, start, sites } = await aDesk()
  const before = await sites()
  const siteImportSeq = await upload(archive)
  const { siteArchives } = ports
  Object.assign(ports, {
    siteArchives: { ...siteArchives, open: () => Promise.reject(new Error('no disk')) },
  })
  await start(siteImportSeq)
  expect(await read(siteImportSeq)).toMatchObject({
    state: 'FAILED',
    fault: 'INTERRUPTED',
    detail: 'no disk',
  })
  expect(await sites()).toEqual(before)
  Object.assign(ports, { siteArchives })
  await start(siteImportSeq)
  expect(await read(siteImportSeq)).toMatchObject({ state: 'DONE', fault: null, detail: null })
})

test('R-1287: an import whose process dies before its end begins anew, and is there once', async () => {
  const { archive, ports, upload, read, start, workThrough, sites, dataDir, uploads } = await aDesk()
  const before = await sites()
  const siteImportSeq = await upload(archive)
  const { siteArchives } = ports
  // Everything is written, and nothing committed.
  const killed = { ...siteArchives, open: (work: Opening) => siteArchives.open({ ...work, finish: lost }) }
  Object.assign(ports, { siteArchives: killed })
  await start(siteImportSeq)
  expect(await sites()).toEqual(before)
  expect(await read(siteImportSeq)).toMatchObject({ state: 'IMPORTING', site: null })
  await expect(stat(join(dataDir, 'site-import.part'))).rejects.toThrow('ENOENT')

  Object.assign(ports, { siteArchives })
  await workThrough({ minutes: 5 })
  expect(await read(siteImportSeq)).toMatchObject({ state: 'DONE', report: { address: 'haru-2' } })
  expect((await sites()).length).toBe(before.length + 1)
  expect(await uploads()).toEqual([])
})
type Opening = Parameters<Awaited<ReturnType<typeof aDesk>>['ports']['siteArchives']['open']>[0]

test('only a recently proved operator imports, and a ticket covers its own file', async () => {
  const { owner, operator, archive, create, open, add } = await aDesk()
  await expect(owner.call(api.listSiteImports, {})).refuses('NOT_ALLOWED')
  const { siteImportSeq } = await create(archive.length)
  expect((await open(siteImportSeq, archive.length + 1)).status).toBe(413)
  await add.all("update http_sessions set proved_at = '2020-01-01'")
  await expect(create(10)).refuses('PROVE_AGAIN')
  await expect(operator.call(api.cancelSiteImport, { siteImportSeq })).refuses('PROVE_AGAIN')
})
