import type { ImportReport } from 'contract/workflows/site-import/schemas'
import { differences } from 'contract/workflows/site-import/site-import.rules'
import type { Clock } from '../platform/clock.ts'
import { storageFor } from '../open-ports.ts'
import { startEmbedded } from '../platform/db/embedded/embedded.ts'
import { asOwner } from '../platform/db/roles.ts'
import { CannotStart } from '../platform/operating/cannot-start.ts'
import { masterSecretOf, secretsFrom } from '../platform/operating/secrets.ts'
import { secretBytes, type Settings } from '../platform/operating/settings.ts'
import { backUp } from './backup.ts'
import { isMigrated } from './dump.queries.ts'
import { openOrderers } from './orderers.ts'
import { deleteSecondFactors, updateToOperator } from './operators.queries.ts'
import { restore } from './restore.ts'
import { importSite } from './site-import.ts'

interface CommandSurroundings {
  settings: Settings
  version: string
  /** The folder of the migrations. */
  migrations: string
  now: Clock
  say: (line: string) => void
}
export type Command = (surroundings: CommandSurroundings) => Promise<void>

/**
 * The command of `npm run backup|restore|import-site|operator|orderer|unlock -- …`; null to start the product. @throws CannotStart for invalid
 * arguments.
 */
export function commandIn([name, subject, ...rest]: readonly string[]): Command | null {
  if (name === undefined) return null
  const command = commands.get(name)
  if (!command)
    throw new CannotStart(`There is no command ${name}. There are: ${[...commands.keys()].join(', ')}.`)
  if (subject === undefined || rest.length > 0) throw new CannotStart(`Write: ${command.usage}`)
  return (surroundings) => command.run(subject, surroundings)
}

const commands = new Map([
  ['backup', { usage: 'npm run backup -- <file.tar>', run: runBackup }],
  ['restore', { usage: 'npm run restore -- <file.tar>', run: runRestore }],
  ['import-site', { usage: 'npm run import-site -- <file.tar>', run: runImportSite }],
  ['operator', { usage: 'npm run operator -- <e-mail of an account>', run: runOperator }],
  ['orderer', { usage: 'npm run orderer -- <order number>', run: runOrderer }],
  ['unlock', { usage: 'npm run unlock -- <e-mail of an account>', run: runUnlock }],
])

function runBackup(target: string, { settings, version, now, say }: CommandSurroundings) {
  return withDatabase(settings, say, async (url) => {
    await assertStartedOnce(url)
    const masterSecret = await masterSecretOf(settings)
    const { rows, files } = await backUp({
      url,
      dataDir: settings.dataDir,
      masterSecret,
      target,
      version,
      now,
    })
    say(
      `${target} holds ${rows} rows, ${files} files and the master secret. Keep it where only you can read it.`,
    )
  })
}

function runRestore(source: string, { settings, migrations, say }: CommandSurroundings) {
  const masterSecret = settings.masterSecret === null ? null : secretBytes(settings.masterSecret)
  return withDatabase(settings, say, async (url) => {
    const { createdAt, version } = await restore({
      url,
      dataDir: settings.dataDir,
      migrations,
      masterSecret,
      source,
    })
    say(
      `The installation is as it was at ${createdAt} (UTC), made by Seodang ${version}. Start it with npm start.`,
    )
  })
}

function runImportSite(source: string, { settings, now, say }: CommandSurroundings) {
  return withDatabase(settings, say, async (url) => {
    await assertStartedOnce(url)
    const secrets = secretsFrom(await masterSecretOf(settings))
    const storage = await storageFor(settings, secrets.keyFor('storage'))
    const { dataDir } = settings
    const imported = await importSite({ url, storage, secrets, dataDir, file: source, now: now() })
    const { manifest, channelSeq, report } = imported
    const { address, withoutSignIn } = report
    say(`${manifest.site.name} is site ${channelSeq} here, with the address ${address}.`)
    say(
      `${manifest.people} people and ${manifest.files} files came along. People set a password by "forgot password".`,
    )
    if (withoutSignIn > 0)
      say(
        `${withoutSignIn} of the people cannot sign in: they left the site, or their address belongs to an account here already.`,
      )
    sayCompared(report, say)
  })
}

/** What was read back, against the checksums of the archive. */
function sayCompared({ tables, people, files }: ImportReport, say: CommandSurroundings['say']) {
  const parts = [{ name: 'people', ...people }, ...tables, { name: 'files', ...files }]
  const other = differences(parts).map(({ name }) => name)
  say(
    other.length === 0
      ? `All ${tables.length} tables, the people and the files are as the archive says, by their checksums.`
      : `Read back, these are not as the archive says: ${other.join(', ')}. Markup that was cleaned makes such a difference.`,
  )
}

function runOperator(email: string, { settings, say }: CommandSurroundings) {
  return withDatabase(settings, say, async (url) => {
    await assertStartedOnce(url)
    const isThere = await asOwner(url, (db) => updateToOperator(db, email))
    if (!isThere)
      throw new CannotStart(
        `Nobody has signed up as ${email}. Sign up on the platform first, then repeat this.`,
      )
    say(`${email} is an operator of this installation now.`)
  })
}

function runOrderer(orderNo: string, { settings, say }: CommandSurroundings) {
  return withDatabase(settings, say, async (url) => {
    await assertStartedOnce(url)
    const secrets = secretsFrom(await masterSecretOf(settings))
    const orderers = await asOwner(url, (db) => openOrderers(db, orderNo, secrets))
    if (orderers.length === 0)
      throw new CannotStart(
        `Nothing is locked away for the order ${orderNo}. It stands in the sales of its site, or its five years are over.`,
      )
    for (const { site, name, email, phone, address, keptUntil } of orderers) {
      say(`${site}  ${name}  ${email}  ${phone ?? '-'}  (kept until ${keptUntil})`)
      if (address)
        say(
          `  sent to ${address.recipient}  ${address.phone}  ${address.zipcode} ${address.addr1} ${address.addr2}`,
        )
    }
  })
}

/** For users who lost phone and recovery codes, after their identity was checked: the password alone signs in again. */
function runUnlock(email: string, { settings, say }: CommandSurroundings) {
  return withDatabase(settings, say, async (url) => {
    await assertStartedOnce(url)
    const isThere = await asOwner(url, (db) => deleteSecondFactors(db, email))
    if (!isThere) throw new CannotStart(`There is no account with the address ${email}.`)
    say(`${email} is signed out everywhere and signs in without a second step now.`)
  })
}

/** Runs no migration: backups are needed most just before an upgrade. */
async function assertStartedOnce(url: string) {
  if (!(await asOwner(url, isMigrated))) {
    throw new CannotStart('There is nothing here yet. Start it once with npm start.')
  }
}

async function withDatabase(
  settings: Settings,
  log: (line: string) => void,
  work: (url: string) => Promise<void>,
) {
  if (settings.databaseUrl !== null) return work(settings.databaseUrl)
  const { url, stop } = await startEmbedded({ dataDir: settings.dataDir, log, as: 'command' })
  try {
    await work(url)
  } finally {
    await stop()
  }
}
