import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listAlarms } from 'contract/messaging/notifications/api'
import * as api from 'contract/workflows/site-export/api'
import { entriesOf } from '../../../platform/archives/tar-file.ts'
import { StorageFull } from '../../../platform/files/storage.ts'
import { aSite } from '../../../testing/world.ts'

async function aRequest() {
  const site = await aSite()
  const { owner, channelSeq, app } = site
  await owner.call(api.requestSiteExport, { channelSeq })
  const latest = async () => {
    const { list } = await owner.call(api.listSiteExports, { channelSeq })
    if (!list[0]) throw new Error('no export')
    return list[0]
  }
  const download = async (url: string) => app.http.inject({ method: 'GET', url })
  return { ...site, latest, download }
}

/** The texts of an archive by their names. */
async function entriesIn(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'seodang-archive-'))
  const entries: Record<string, string> = {}
  try {
    await writeFile(join(folder, 'site.tar'), bytes)
    for await (const { name, content } of entriesOf(join(folder, 'site.tar')))
      entries[name] = (await buffer(content)).toString()
  } finally {
    await rm(folder, { recursive: true })
  }
  return entries
}

test('an owner exports the site, hears of it and downloads the file', async () => {
  const { owner, ownerSeq, channelSeq, app, mails, latest, download } = await aRequest()
  expect(await latest()).toMatchObject({ state: 'RUNNING', percent: 0, requestedBy: 'Haru', bytes: null })

  await app.workOnce()

  const ready = await latest()
  expect(ready).toMatchObject({
    state: 'READY',
    percent: 100,
    finishedAt: '2026-11-21T03:00:00.000Z',
    expiresAt: '2026-11-28T03:00:00.000Z',
  })
  const { url } = await owner.call(api.openSiteExport, { channelSeq, siteExportSeq: ready.siteExportSeq })
  const file = await download(url)
  expect(file.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/x-tar',
    'content-disposition': `attachment; filename="seodang-site-${channelSeq}-2026-11-21.tar"`,
  })
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(ready.sha256)
  expect(file.rawPayload.length).toBe(ready.bytes)
  expect(mails).toMatchObject([{ to: 'haru@example.com', subject: '[haru] 사이트 내보내기가 끝났습니다' }])
  expect((await owner.call(listAlarms, { channelSeq })).list).toMatchObject([{ path: '/settings/export' }])
  expect(ownerSeq).toBeGreaterThan(0)
})

test('an archive holds the people of its site alone, and no password', async () => {
  const { owner, channelSeq, app, latest, download } = await aRequest()
  await app.workOnce()
  const { siteExportSeq } = await latest()
  const { url } = await owner.call(api.openSiteExport, { channelSeq, siteExportSeq })

  const entries = await entriesIn((await download(url)).rawPayload)

  const people = (entries['people.ndjson'] ?? '').trim().split('\n')
  expect(people.map((line) => JSON.parse(line) as unknown)).toEqual([
    { name: 'Owner', language: 'ko', isActive: false, email: null, phone: null },
    { name: 'Haru', language: 'ko', isActive: true, email: 'haru@example.com', phone: null },
    { name: 'Mina', language: 'ko', isActive: true, email: 'mina@example.com', phone: null },
  ])
  expect(Object.keys(entries).at(-1)).toBe('manifest.json')
  expect(JSON.parse(entries['manifest.json'] ?? '')).toMatchObject({
    product: 'seodang-site',
    site: { name: 'haru', address: 'haru' },
    people: 3,
  })
  expect(Object.values(entries).join('')).not.toMatch(/sodam|Far|password/)
})

test('only owners may export, and only their own site', async () => {
  const { owner, mina, visitor, otherSite, member, app, channelSeq, latest } = await aRequest()
  await app.workOnce()
  const ref = { channelSeq, siteExportSeq: (await latest()).siteExportSeq }
  const manager = await member('Manager', 'MNG')

  for (const [who, refusal] of [
    [mina, 'NOT_ALLOWED'],
    [manager, 'NOT_ALLOWED'],
    [visitor, 'SIGN_IN_FIRST'],
    [otherSite.owner, 'NOT_CHANNEL_USER'],
  ] as const) {
    await expect(who.call(api.requestSiteExport, { channelSeq })).refuses(refusal)
    await expect(who.call(api.listSiteExports, { channelSeq })).refuses(refusal)
    await expect(who.call(api.openSiteExport, ref)).refuses(refusal)
  }
  await expect(owner.call(api.openSiteExport, { ...ref, siteExportSeq: 1 as never })).refuses('NOT_FOUND')
})

test('one export runs at a time, and one begins an hour', async () => {
  const { owner, channelSeq, app, clock } = await aRequest()
  await expect(owner.call(api.requestSiteExport, { channelSeq })).refuses('EXPORT_RUNNING')
  await app.workOnce()
  await expect(owner.call(api.requestSiteExport, { channelSeq })).refuses('EXPORT_TOO_SOON')
  const { nextAt } = await owner.call(api.listSiteExports, { channelSeq })
  expect(nextAt).toBe('2026-11-21T04:00:00.000Z')

  clock.pass({ minutes: 60 })

  expect((await owner.call(api.listSiteExports, { channelSeq })).nextAt).toBeNull()
  await owner.call(api.requestSiteExport, { channelSeq })
  await app.workOnce()
  expect((await owner.call(api.listSiteExports, { channelSeq })).list).toHaveLength(2)
})

test('an address ends after minutes, and is of one site alone', async () => {
  const { owner, channelSeq, otherSite, app, clock, latest, download } = await aRequest()
  await app.workOnce()
  const { siteExportSeq } = await latest()
  const { url } = await owner.call(api.openSiteExport, { channelSeq, siteExportSeq })

  expect((await download(url.replace(`/${channelSeq}/`, `/${otherSite.channelSeq}/`))).statusCode).toBe(404)
  expect((await download(`${url.slice(0, -3)}abc`)).statusCode).toBe(404)
  clock.pass({ minutes: 5 })
  expect((await download(url)).statusCode).toBe(404)
})

test('after a week the file is deleted', async () => {
  const { owner, channelSeq, app, workThrough, latest, add } = await aRequest()
  await app.workOnce()
  const { siteExportSeq } = await latest()
  const [row] = await add.all<{ storage_key: string }>('select storage_key from site_exports')

  await workThrough({ days: 7 })

  expect(await latest()).toMatchObject({ state: 'DELETED' })
  expect(await app.ports.storage.stat(row?.storage_key ?? '')).toBeNull()
  await expect(owner.call(api.openSiteExport, { channelSeq, siteExportSeq })).refuses('EXPORT_GONE')
})

test('where the disk is full the owner hears that it failed, and may begin anew at once', async () => {
  const { owner, channelSeq, app, latest, mails } = await aRequest()
  const { storage } = app.ports
  Object.assign(app.ports, { storage: { ...storage, moveIn: () => Promise.reject(new StorageFull()) } })

  await app.workOnce()

  expect(await latest()).toMatchObject({ state: 'FAILED', bytes: null })
  expect(mails).toMatchObject([{ subject: '[haru] 사이트를 내보내지 못했습니다' }])
  Object.assign(app.ports, { storage })
  await owner.call(api.requestSiteExport, { channelSeq })
  await app.workOnce()
  expect(await latest()).toMatchObject({ state: 'READY' })
})

test('one that was killed is begun anew; one that never ends is given up after a day', async () => {
  const { owner, channelSeq, app, latest, add, clock } = await aRequest()
  await add.all('delete from graphile_worker._private_jobs')
  clock.pass({ days: 1 })

  await owner.call(api.requestSiteExport, { channelSeq })
  await app.workOnce()

  const { list } = await owner.call(api.listSiteExports, { channelSeq })
  expect(list.map(({ state }) => state)).toEqual(['READY', 'FAILED'])
  // The job of an archive that is there already does nothing.
  const { siteExportSeq, finishedAt } = await latest()
  await add.all(
    `begin; select set_config('app.channel_seq', '${channelSeq}', true);
     select add_channel_job('site-export.make', '{"siteExportSeq": ${siteExportSeq}}'); commit`,
  )
  clock.pass({ minutes: 5 })
  await app.workOnce()
  expect((await latest()).finishedAt).toEqual(finishedAt)
})
