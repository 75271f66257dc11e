import type { LevelMark } from 'contract/people/levels/schemas'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findLevelsOf, readBesideNames } from './levels.queries.ts'

/** Adds the levels of writers to what they wrote, where the site shows them beside names. docs/rules.md R-1125. */
export async function besideNames(db: ChannelDb, userSeqs: UserSeq[]) {
  const isOn = userSeqs.length > 0 && (await readBesideNames(db))
  const levels = isOn ? await findLevelsOf(db, [...new Set(userSeqs)]) : new Map<UserSeq, LevelMark>()
  return (userSeq: UserSeq) => {
    const writerLevel = levels.get(userSeq)
    return writerLevel ? { writerLevel } : {}
  }
}
