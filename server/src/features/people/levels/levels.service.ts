import { isSameRule, MAX_LEVELS } from 'contract/people/levels/levels.rules'
import { levelsChanged } from 'contract/people/levels/events'
import type { LevelInput } from 'contract/people/levels/schemas'
import type { LevelSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  countByLevel,
  findByName,
  findLevels,
  insertLevel,
  isCondition,
  isGiven,
  lockLevel,
  readBesideNames,
  removeLevel,
  updateLevel,
  updateSort,
  upsertBesideNames,
} from './levels.queries.ts'

export async function listLevels({ db }: Context) {
  const counts = await countByLevel(db)
  const levels = await findLevels(db)
  return {
    levels: levels.map((level) => ({ ...level, memberCount: counts.get(level.levelSeq) ?? 0 })),
    isBesideNames: await readBesideNames(db),
  }
}

export const listLevelNames = async ({ db }: Context) =>
  (await findLevels(db)).map(({ levelSeq, name, color }) => ({ levelSeq, name, color }))

/** Changes the levels while the site is locked. */
const change = <Result>(ctx: MemberContext, work: (tx: ChannelTx) => Promise<Result>) =>
  ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    return work(tx)
  })
/** The levels of all members follow after the commit, a page at a time. */
const recountMembers = (tx: ChannelTx) => emit(tx, levelsChanged, {})

export const createLevel = (ctx: MemberContext, input: LevelInput) =>
  change(ctx, async (tx) => {
    if ((await findLevels(tx)).length >= MAX_LEVELS) throw refuse('LEVELS_FULL')
    await checkName(tx, input.name, null)
    ctx.audit.record({ about: input.name })
    const level = await insertLevel(tx, input, ctx.now())
    await recountMembers(tx)
    return level
  })

export const modifyLevel = (ctx: MemberContext, levelSeq: LevelSeq, input: LevelInput) =>
  change(ctx, async (tx) => {
    const before = await lock(tx, levelSeq)
    await checkName(tx, input.name, levelSeq)
    ctx.audit.record({
      about: input.name,
      before: { way: before.way, ...before.conditions, discountPercent: before.discountPercent },
      after: { way: input.way, ...input.conditions, discountPercent: input.discountPercent },
    })
    await updateLevel(tx, { levelSeq, input, now: ctx.now() })
    if (!isSameRule(before, input)) await recountMembers(tx)
    return null
  })

/** LEVEL_IN_USE. Members who reached it fall to the next one that they reach. docs/rules.md R-1124. */
export const deleteLevel = (ctx: MemberContext, levelSeq: LevelSeq) =>
  change(ctx, async (tx) => {
    const { name } = await lock(tx, levelSeq)
    if ((await isGiven(tx, levelSeq)) || (await isCondition(tx, levelSeq))) throw refuse('LEVEL_IN_USE')
    ctx.audit.record({ about: name })
    await removeLevel(tx, levelSeq, ctx.now())
    await recountMembers(tx)
    return null
  })

export const orderLevels = (ctx: MemberContext, levelSeqs: LevelSeq[]) =>
  change(ctx, async (tx) => {
    const levels = await findLevels(tx)
    const isWhole =
      new Set(levelSeqs).size === levels.length &&
      levelSeqs.length === levels.length &&
      levels.every(({ levelSeq }) => levelSeqs.includes(levelSeq))
    if (!isWhole) throw refuse('LEVELS_CHANGED')
    for (const [at, levelSeq] of levelSeqs.entries()) await updateSort(tx, levelSeq, at + 1)
    await recountMembers(tx)
    return null
  })

export const setDisplay = (ctx: MemberContext, isBesideNames: boolean) =>
  ctx.transaction(async (tx) => {
    await upsertBesideNames(tx, isBesideNames)
    ctx.audit.record({ after: { isBesideNames } })
    return null
  })

async function checkName(tx: ChannelTx, name: string, own: LevelSeq | null) {
  const other = await findByName(tx, name)
  if (other && other.levelSeq !== own) throw refuse('LEVEL_NAME_TAKEN')
}
async function lock(tx: ChannelTx, levelSeq: LevelSeq) {
  const level = await lockLevel(tx, levelSeq)
  if (!level) throw refuse('NOT_FOUND')
  return level
}
