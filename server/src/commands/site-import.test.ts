import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { pack, type Header } from 'tar-stream'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { ChannelSeq } from 'contract/values/ids'
import { writeSiteArchive, type SiteManifest } from '../features/workflows/site-export/site-export.public.ts'
import { createTarFile, entriesOf } from '../platform/archives/tar-file.ts'
import { openDatabase } from '../platform/db/database.ts'
import { asOwner } from '../platform/db/roles.ts'
import { localDisk } from '../platform/files/local-disk.ts'
import { secretsFrom, type Secrets } from '../platform/operating/secrets.ts'
import type { Storage } from '../platform/files/storage.ts'
import { takeDatabase } from '../testing/reuse.ts'
import { aFullSite } from '../testing/full-site.ts'
import { aSite } from '../testing/world.ts'
import { importSite } from './site-import.ts'

const now = new Date('2026-11-21T03:00:00Z')
let folder: string
let closing: (() => Promise<unknown>)[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seodang-site-'))
  closing = []
})
afterEach(async () => {
  for (const close of closing.toReversed()) await close()
  await rm(folder, { recursive: true })
})

interface Installation {
  url: string
  storage: Storage
  secrets: Secrets
}
async function exportFrom(at: Installation, channelSeq: ChannelSeq, name: string) {
  const database = await openDatabase({ url: at.url, onLost: () => {} })
  const target = join(folder, name)
  try {
    const source = { ...at, channelSeq, db: database.channel(channelSeq), workFolder: folder, target }
    const manifest = await writeSiteArchive({ ...source, version: '1.0.0', now })
    return { target, manifest }
  } finally {
    await database.close()
  }
}
async function anotherInstallation() {
  const clone = await takeDatabase(inject('template'))
  closing.push(clone.giveBack)
  const root = join(folder, crypto.randomUUID())
  const storage = localDisk({ root, secret: 'x', reserveBytes: 0 })
  return { url: clone.url, storage, root, secrets: secretsFrom(Buffer.alloc(32, 8)) }
}
const importInto = (to: Installation, source: string) =>
  importSite({ url: to.url, storage: to.storage, secrets: to.secrets, dataDir: folder, file: source, now })

type World = Awaited<ReturnType<typeof aSite>>
const homeOf = ({ clone, app }: Pick<World, 'clone' | 'app'>): Installation => ({
  url: clone.url,
  storage: app.ports.storage,
  secrets: app.ports.secrets,
})

/** A site with rows of every kind, whose files lie where the product puts them. */
async function aRichSite() {
  const world = await aFullSite()
  const { add, channelSeq } = world
  const { storage } = world.app.ports
  const files = await add.all<{ file_seq: number }>('select file_seq from files where channel_seq = $1', [
    channelSeq,
  ])
  for (const { file_seq: fileSeq } of files) {
    const key = `channels/${channelSeq}/pictures/${fileSeq}`
    await add.all('update files set storage_key = $1 where file_seq = $2', [key, fileSeq])
    await storage.write(`${key}/400.webp`, Buffer.from(`picture ${fileSeq}`))
  }
  return { ...world, from: homeOf(world) }
}
/** A small site with a picture and a notice. */
async function aSmallSite() {
  const world = await aSite()
  const { add, channelSeq, ownerSeq } = world
  const key = `channels/${channelSeq}/pictures/one`
  await add.row('files', {
    channel_seq: channelSeq,
    kind: 'common',
    storage_key: key,
    widths: [400],
    origin_file_name: 'a.png',
    content_type: 'image/webp',
    file_size: 10,
    uploaded_by_user_seq: ownerSeq,
    created_at: now,
  })
  await world.app.ports.storage.write(`${key}/400.webp`, Buffer.from('picture'))
  const [board] = await add.all<{ board_seq: number }>(
    'select board_seq from boards where channel_seq = $1',
    [channelSeq],
  )
  const post = { channel_seq: channelSeq, board_seq: board?.board_seq, user_seq: ownerSeq, title: 'News' }
  await add.row('posts', { ...post, content: '<p>Hello</p>', created_at: now, updated_at: now })
  const { target, manifest } = await exportFrom(homeOf(world), channelSeq, 'small.tar')
  return { ...world, target, manifest }
}

const rowsOf = <Row extends object>(url: string, text: string, channelSeq: number) =>
  asOwner(url, async (db) => {
    await db.query("select set_config('app.channel_seq', $1, false)", [String(channelSeq)])
    return (await db.query<Row>(text)).rows
  })
const filesIn = async ({ storage }: Installation) => {
  const found: string[] = []
  for await (const { key } of storage.list('channels')) found.push(key)
  return found
}
const isEmpty = async (at: Installation) =>
  (await rowsOf(at.url, 'select from channels union all select from users', 0)).length === 0 &&
  (await filesIn(at)).length === 0

test('a site that moves to another installation is the same there, row for row and file for file', async () => {
  const { from, channelSeq } = await aRichSite()
  const first = await exportFrom(from, channelSeq, 'first.tar')
  const to = await anotherInstallation()

  const imported = await importInto(to, first.target)
  const second = await exportFrom(to, imported.channelSeq, 'second.tar')

  expect(second.manifest).toEqual(first.manifest)
  const { people, tables, files } = imported.report
  expect(tables.filter(({ isSame }) => !isSame)).toEqual([])
  expect(tables.map(({ name, rows }) => [name, rows])).toEqual(
    first.manifest.tables.map(({ name, rows }) => [name, rows]),
  )
  expect(people).toEqual({ count: first.manifest.people, isSame: true })
  expect(files).toMatchObject({ count: first.manifest.files, isSame: true })
  expect(first.manifest.files).toBeGreaterThan(1)
  expect(first.manifest.tables.filter(({ rows }) => rows === 0)).toEqual([])
  const differences = 'select what from site_ledger_differences() order by what'
  expect(await rowsOf(to.url, differences, imported.channelSeq)).toEqual(
    await rowsOf(from.url, differences, channelSeq),
  )
})

test('rows keep the order of the archive where they are numbered anew', async () => {
  const world = await aSite()
  const { add, channelSeq, ownerSeq } = world
  // Rows of different sizes fill the pages of a table in another order than they come.
  await add.all(
    `insert into posts (channel_seq, board_seq, user_seq, title, content, created_at, updated_at)
     select $1, (select board_seq from boards where channel_seq = $1), $2, 'News ' || n, repeat('<p>Hello ' || n || '</p>', 20 * (n % 17)), $3, $3
     from generate_series(1, 200) n`,
    [channelSeq, ownerSeq, now],
  )
  await add.all(
    `insert into user_agreements (user_seq, channel_seq, kind, version, created_at)
     select $2, $1, 'terms', n, $3 from generate_series(1, 200) n`,
    [channelSeq, ownerSeq, now],
  )
  const { target } = await exportFrom(homeOf(world), channelSeq, 'ordered.tar')
  const { report } = await importInto(await anotherInstallation(), target)
  expect(report.tables.filter(({ isSame }) => !isSame)).toEqual([])
})

test('no secret of the installation is in an archive, and nothing charges or sends by itself after a move', async () => {
  const { from, channelSeq } = await aRichSite()
  const { target } = await exportFrom(from, channelSeq, 'first.tar')
  const to = await anotherInstallation()
  const { channelSeq: there } = await importInto(to, target)

  expect((await readFile(target)).includes('"sealed_billing_key":"')).toBe(false)
  const active = await rowsOf(
    to.url,
    `select 'card' as what from billing_cards where state <> 'REMOVED' or sealed_billing_key is not null
     union all select 'charge' from subscriptions where next_charge_at is not null
     union all select 'payment' from payments where check_at is not null or state = 'CONFIRMING'
     union all select 'refund' from refunds where state = 'REQUESTED'
     union all select 'merchant' from merchants where sealed_keys <> '{}'
     union all select 'campaign' from campaigns where state in ('SCHEDULED', 'SENDING', 'ACTIVE')
     union all select 'code' from channels where channel_seq = ${there} and snippet_version is not null
     union all select 'fee' from settlements where fee_amount <> 0 or state <> 'CLOSED' or not is_imported
     union all select 'password' from users where password_hash is not null or is_operator or email_verified_at is not null`,
    there,
  )
  expect(active).toEqual([])
})

test('new rows of the site continue behind the numbers that came along', async () => {
  const { target } = await aSmallSite()
  const to = await anotherInstallation()
  await asOwner(to.url, (db) => db.query('alter table posts alter column post_seq restart with 1'))
  const { channelSeq } = await importInto(to, target)

  const [row] = await rowsOf<{ ahead: boolean }>(
    to.url,
    `select nextval(pg_get_serial_sequence('posts', 'post_seq')) > (select max(post_seq) from posts) as ahead`,
    channelSeq,
  )
  expect(row).toEqual({ ahead: true })
})

test('beside others a site gets a free address, and people whom the installation knows get accounts of their own', async () => {
  const { target, channelSeq, clone, app, otherSite } = await aSmallSite()
  const here = homeOf({ clone, app })

  const imported = await importInto(here, target)

  expect(imported.report).toMatchObject({ address: 'haru-2', withoutSignIn: 3 })
  const people = await rowsOf(
    clone.url,
    `select users.email, users.owns_email, users.password_hash from members join users using (user_seq)
     where members.channel_seq = ${imported.channelSeq} order by email`,
    imported.channelSeq,
  )
  expect(people).toEqual([
    { email: 'haru@example.com', owns_email: false, password_hash: null },
    { email: 'mina@example.com', owns_email: false, password_hash: null },
  ])
  expect(new Set([imported.channelSeq, channelSeq, otherSite.channelSeq]).size).toBe(3)
})

/** The same archive with other entries; the list in it is true of them, as a forger would make it. */
async function forged(
  source: string,
  change: (name: string, text: string) => string | null,
  more: object = {},
) {
  const target = join(folder, `forged-${crypto.randomUUID()}.tar`)
  const tar = await createTarFile(target)
  let manifest: SiteManifest | null = null
  for await (const { name, content } of entriesOf(source)) {
    const bytes = await buffer(content)
    if (name === 'manifest.json') manifest = JSON.parse(bytes.toString()) as SiteManifest
    else if (name.endsWith('.ndjson')) {
      const text = change(name, bytes.toString())
      if (text !== null) await tar.add(name, Buffer.from(text))
    } else await tar.add(name, bytes)
  }
  for (const [name, text] of Object.entries(more)) await tar.add(name, Buffer.from(String(text)))
  await tar.finish('manifest.json', Buffer.from(JSON.stringify({ ...manifest, entries: tar.entries })))
  return target
}
const inTable =
  (table: string, change: (text: string) => string) =>
  (name: string, text: string): string =>
    name === `tables/${table}.ndjson` ? change(text) : text

test.each<[string, (name: string, text: string) => string | null, string, object?]>([
  ['a row left out', inTable('posts', () => ''), 'holds 0 rows of posts and says 1'],
  [
    'a table left out',
    (name, text) => (name.endsWith('/posts.ndjson') ? null : text),
    'does not hold the tables',
  ],
  [
    'a row of another site',
    inTable('posts', (text) => text.replace('{', '{"channel_seq":"1",')),
    'other columns',
  ],
  ['a column that is no text', inTable('posts', (text) => text.replace('"News"', '5')), 'other columns'],
  [
    'an operator',
    (name, text) =>
      name === 'people.ndjson' ? text.replaceAll('{"name"', '{"is_operator":true,"name"') : text,
    'what it cannot say',
  ],
  [
    'a person who is not in it',
    inTable('posts', (text) => text.replace('"user_seq":"2"', '"user_seq":"99"')),
    'a person 99',
  ],
  [
    'a role that there is not',
    inTable('members', (text) => text.replace('"OWN"', '"OPERATOR"')),
    'refuses: members_role_check',
  ],
  [
    'a key outside of its site',
    inTable('files', (text) => text.replace('pictures/one', '../../master.secret')),
    'outside of its site',
  ],
  [
    'a key of other things of its site',
    inTable('files', (text) => text.replace('pictures/one', 'exports/one')),
    'outside of its site',
  ],
  [
    'a number that leaves none',
    inTable('posts', (text) => text.replace(/"post_seq":"\d+"/, '"post_seq":"9000000000000000"')),
    'that no site has',
  ],
  ['an address that runs code', inTable('menus', () => menu), 'would run code'],
  [
    'a file that no row names',
    (_, text) => text,
    'nothing in it names',
    { 'files/pictures/two/400.webp': 'x' },
  ],
  ['half a line', inTable('posts', (text) => text.trim()), 'half a line'],
])('an archive with %s is refused, and nothing of it remains', async (_, change, reason, more) => {
  const { target } = await aSmallSite()
  const to = await anotherInstallation()

  await expect(importInto(to, await forged(target, change, more))).rejects.toThrow(reason)

  expect(await isEmpty(to)).toBe(true)
})
const menu = `${JSON.stringify({
  menu_seq: '1',
  parent_menu_seq: null,
  menu_title: 'x',
  menu_type_cd: '01',
  path: null,
  extern_link_url: ' JavaScript:alert(1)',
  open_type_cd: '00',
  visible_type_cd: '00',
  sort: '1',
})}\n`

test('markup that runs is cleaned as when somebody writes it', async () => {
  const { target } = await aSmallSite()
  const to = await anotherInstallation()
  const evil = inTable('posts', (text) =>
    text.replace(
      '<p>Hello</p>',
      "<p onclick='x()'>Hello</p><script>x()</script><img src='https://a.example/b.png'>",
    ),
  )

  const { channelSeq, report } = await importInto(to, await forged(target, evil))

  expect(report.tables.filter(({ isSame }) => !isSame)).toEqual([{ name: 'posts', rows: 1, isSame: false }])

  expect(await rowsOf(to.url, 'select content from posts', channelSeq)).toEqual([{ content: '<p>Hello</p>' }])
})

test.each([
  ['one byte changed', (whole: Buffer) => whole.map((byte, at) => (at === 700 ? byte ^ 1 : byte))],
  ['its end cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['nothing of a site', () => Buffer.from('not an archive at all')],
])('an archive with %s is refused', async (_, spoil) => {
  const { target } = await aSmallSite()
  const to = await anotherInstallation()
  const spoilt = join(folder, 'spoilt.tar')
  await pipeline([Buffer.from(spoil(await readFile(target)))], createWriteStream(spoilt))

  await expect(importInto(to, spoilt)).rejects.toThrow(/not a whole archive|damaged|has no place/)

  expect(await isEmpty(to)).toBe(true)
})

test.each<[string, Partial<Header> & { name: string }]>([
  ['a name that climbs', { name: '../../etc/passwd' }],
  ['a name that climbs among files', { name: 'files/pictures/../../x/400.webp' }],
  ['a link', { name: 'files/pictures/one/400.webp', type: 'symlink', linkname: '/etc/passwd' }],
])('an entry with %s is refused', async (_, header) => {
  const target = join(folder, 'climbing.tar')
  const tar = pack()
  const written = pipeline(tar, createWriteStream(target))
  if (header.type) tar.entry(header)
  else tar.entry(header, 'x')
  tar.finalize()
  await written
  const to = await anotherInstallation()

  await expect(importInto(to, target)).rejects.toThrow(/has no place|not a whole archive/)
})

test('an archive of another version names both, and what to do', async () => {
  const { target, manifest } = await aSmallSite()
  const to = await anotherInstallation()
  await asOwner(to.url, (db) => db.query("insert into kysely_migration values ('9999_later.sql', '')"))
  closing.push(() =>
    asOwner(to.url, (db) => db.query("delete from kysely_migration where name = '9999_later.sql'")),
  )

  await expect(importInto(to, target)).rejects.toThrow(
    `as of ${manifest.migration}, and here it is as of 9999_later.sql.\n  Update the one it comes from`,
  )
})

test('where a file cannot be stored nothing of the site remains', async () => {
  const { target } = await aSmallSite()
  const to = await anotherInstallation()
  const storage = { ...to.storage, write: () => Promise.reject(new Error('no space')) }

  await expect(importInto({ ...to, storage }, target)).rejects.toThrow('no space')

  expect(await isEmpty(to)).toBe(true)
  await importInto(to, target)
  expect(await filesIn(to)).toHaveLength(1)
  await expect(stat(join(folder, 'site-import.part'))).rejects.toThrow('ENOENT')
})

test('the next import removes the files of one that was killed, and never those of a site that is there', async () => {
  const { target } = await aSmallSite()
  const to = await anotherInstallation()
  const { channelSeq } = await importInto(to, target)
  const left = `channels/${channelSeq + 1}/pictures/left/400.webp`
  await to.storage.write(left, Buffer.from('x'))
  await writeFile(join(folder, 'site-import.part'), String(channelSeq + 1))
  const second = await importInto(to, target)
  await writeFile(join(folder, 'site-import.part'), String(channelSeq))
  const third = await importInto(to, target)

  const files = await filesIn(to)
  expect(files).not.toContain(left)
  const sites = [channelSeq, second.channelSeq, third.channelSeq].map(String)
  expect(new Set(files.map((key) => key.split('/')[1]))).toEqual(new Set(sites))
})
