import { inject, onTestFinished } from 'vitest'
import { openDatabase, type DatabaseOptions } from '../platform/db/database.ts'
import type { ChannelDb } from '../platform/db/channel-db.ts'
import { tables } from '../platform/db/tables.ts'
import { cloneDatabase } from './database.ts'
import { adding } from './rows.ts'

/** A database with two sites, each with one category named after it. */
export async function twoSites() {
  const clone = await cloneDatabase(inject('template'))
  const add = await adding(clone.superuserUrl)
  const open = async (options: Partial<DatabaseOptions> = {}) => {
    const opened = await openDatabase({ url: clone.url, onLost: () => {}, ...options })
    onTestFinished(opened.close)
    return opened
  }
  onTestFinished(async () => {
    await add.end()
    await clone.drop()
  })
  const ownerSeq = await add.user('Owner')
  const [hansol, miso] = [await add.channel('hansol', ownerSeq), await add.channel('miso', ownerSeq)]
  await add.row('channel_categories', { channel_seq: hansol, name: 'hansol yoga' })
  await add.row('channel_categories', { channel_seq: miso, name: 'miso yoga' })
  const database = await open({ max: 3 })
  return {
    ...clone,
    add,
    open,
    database,
    ownerSeq,
    hansolSeq: hansol,
    misoSeq: miso,
    hansol: database.channel(hansol),
    miso: database.channel(miso),
  }
}

export async function categories(db: ChannelDb) {
  const found = await tables(db).selectFrom('channelCategories').select('name').orderBy('name').execute()
  return found.map(({ name }) => name)
}
