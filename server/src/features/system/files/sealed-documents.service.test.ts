import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { documentsOf, pdf } from '../../../testing/documents-world.ts'
import { aSite } from '../../../testing/world.ts'
import { documentKey } from './document-key.rules.ts'
import { readDocument } from './files.public.ts'
import { findSitesWithWork } from '../../../platform/db/channels.queries.ts'
import { sealDocuments } from './sealed-documents.service.ts'

/** A site whose owner uploaded a paper of the payee. */
async function aPaper() {
  const site = await aSite()
  const { app, add, channelSeq, owner } = site
  const { sent, get } = documentsOf(site)
  const { fileSeq, url, fileSize } = await sent(owner, { filename: '통장.pdf', kind: 'payee' })
  const stateOf = async () => {
    const rows = await add.all<{ storage_key: string; is_sealed: boolean }>(
      'select storage_key, sealed_at is not null as is_sealed from files where file_seq = $1',
      [fileSeq],
    )
    return rows[0] ?? { storage_key: '', is_sealed: false }
  }
  const { storage_key: storageKey } = await stateOf()
  return {
    ...site,
    sent,
    fileSeq,
    fileSize,
    key: documentKey(storageKey),
    isNoted: async () => (await stateOf()).is_sealed,
    stored: async () =>
      buffer((await app.ports.storage.read(documentKey(storageKey)))?.stream ?? Readable.from([])),
    fetched: async () => (await get(url)).rawPayload,
    passTimer: async () => sealDocuments.visit(await app.contextFor(channelSeq)),
  }
}

test('papers of a payee are stored sealed and fetched as they were uploaded; other documents are stored as they are', async () => {
  const { app, add, owner, channelSeq, sent, fileSeq, fileSize, isNoted, stored, fetched } = await aPaper()
  expect([await isNoted(), fileSize]).toEqual([true, pdf.length])
  expect(app.ports.secrets.isSealed(await stored())).toBe(true)
  expect((await stored()).includes('only-on-haru')).toBe(false)
  expect(await fetched()).toEqual(pdf)
  expect((await readDocument(await app.contextFor(channelSeq), fileSeq, 1000))?.bytes).toEqual(pdf)

  const { fileSeq: material } = await sent(owner)
  expect(await add.all('select sealed_at from files where file_seq = $1', [material])).toEqual([
    { sealed_at: null },
  ])
})

test('what was stored before is read as before, and sealed once by a job', async () => {
  const { app, add, fileSeq, key, isNoted, stored, fetched, passTimer } = await aPaper()
  await app.ports.storage.write(key, pdf)
  await add.all('update files set sealed_at = null where file_seq = $1', [fileSeq])
  expect(await fetched()).toEqual(pdf)

  await passTimer()

  const sealed = await stored()
  expect(app.ports.secrets.isSealed(sealed)).toBe(true)
  expect([await isNoted(), await fetched()]).toEqual([true, pdf])
  // A crash before it was noted: it is not sealed a second time.
  await add.all('update files set sealed_at = null where file_seq = $1', [fileSeq])
  await passTimer()
  expect(await stored()).toEqual(sealed)
  expect(await isNoted()).toBe(true)
})

test('only sites with documents to seal are visited', async () => {
  const { app, add, fileSeq, channelSeq } = await aPaper()
  const sites = () =>
    findSitesWithWork(app.database.platform, sealDocuments.name, new Date('2026-11-22T03:00:00Z'))
  expect(await sites()).toEqual([])
  await add.all('update files set sealed_at = null where file_seq = $1', [fileSeq])
  expect(await sites()).toEqual([channelSeq])
})

test('a document whose bytes are still coming waits for the next hour', async () => {
  const { app, add, fileSeq, key, isNoted, passTimer } = await aPaper()
  await app.ports.storage.remove(key)
  await add.all('update files set sealed_at = null where file_seq = $1', [fileSeq])
  await passTimer()
  expect(await isNoted()).toBe(false)
})
