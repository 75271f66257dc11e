import { levelRaised } from 'contract/people/levels/events'
import { type LevelFacts, levelFor } from 'contract/people/levels/levels.rules'
import type { LevelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { deleteLevelOf, findCurrent, insertChange, upsertLevelOf } from './level-members.queries.ts'
import type { LevelRow } from './levels.queries.ts'

interface Moved {
  userSeq: UserSeq
  from: LevelSeq | null
  to: LevelSeq | null
  cause: 'RULE' | 'SETTINGS' | 'GIVEN' | 'REVOKED'
  isByHand: boolean
  reason?: string
  byUserSeq?: UserSeq
  now: Date
}
/** Stores the level of a member with a row of its history, and says so where it is a rise. docs/rules.md R-1123. */
export async function moveTo(tx: ChannelTx, levels: readonly LevelRow[], moved: Moved) {
  const { userSeq, from, to, isByHand, now, ...why } = moved
  if (to === null) await deleteLevelOf(tx, userSeq)
  else await upsertLevelOf(tx, { userSeq, levelSeq: to, isByHand, since: now })
  const change = { userSeq, fromLevelSeq: from, toLevelSeq: to, ...why, createdAt: now }
  const { levelChangeSeq } = await insertChange(tx, change)
  if (isCongratulated(levels, moved)) await emit(tx, levelRaised, { levelChangeSeq })
}

/** Neither when staff change what levels ask for, nor for a level that everybody has. docs/rules.md R-1123. */
function isCongratulated(levels: readonly LevelRow[], { from, to, cause }: Moved) {
  const rankOf = (levelSeq: LevelSeq | null) => levels.findIndex((level) => level.levelSeq === levelSeq)
  const reached = levels.find(({ levelSeq }) => levelSeq === to)
  if (cause === 'SETTINGS' || reached === undefined || reached.way === 'EVERYBODY') return false
  return rankOf(to) > rankOf(from)
}

interface Followed {
  levels: readonly LevelRow[]
  facts: ReadonlyMap<UserSeq, LevelFacts>
  cause: Moved['cause']
  byUserSeq?: UserSeq
  now: Date
}
/** Staff have no level, also not one that they were given before. docs/rules.md R-1312. */
export async function endLevels(
  tx: ChannelTx,
  {
    levels,
    userSeqs,
    cause,
    now,
  }: { userSeqs: UserSeq[]; levels: readonly LevelRow[]; cause: 'RULE' | 'SETTINGS'; now: Date },
) {
  for (const [userSeq, { levelSeq }] of await findCurrent(tx, userSeqs))
    await moveTo(tx, levels, { userSeq, from: levelSeq, to: null, cause, isByHand: false, now })
}

/** Moves these members to the levels that their facts reach; those given by hand stay. docs/rules.md R-1123. */
export async function followFacts(tx: ChannelTx, { levels, facts, ...why }: Followed) {
  const current = await findCurrent(tx, [...facts.keys()])
  for (const [userSeq, known] of facts) {
    const now = current.get(userSeq)
    const to = levelFor(known, levels)?.levelSeq ?? null
    const from = now?.levelSeq ?? null
    // Taking back is a change of its own, also where the conditions lead to the same level.
    if (why.cause !== 'REVOKED' && (now?.isByHand === true || from === to)) continue
    await moveTo(tx, levels, { userSeq, from, to, isByHand: false, ...why })
  }
}
