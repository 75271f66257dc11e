import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { CountedLevel, LevelInput, LevelMark, one, path } from './schemas.ts'
import { MAX_LEVELS } from './levels.rules.ts'

/** The levels of the site from the lowest on, and whether they stand beside the names of members. */
export const listLevels = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_MEMBER_READ',
  reply: z.object({ levels: CountedLevel.array(), isBesideNames: z.boolean() }),
  shows: 'levels',
})
/** All of them by name, as members see them too; nothing is counted. */
export const listLevelNames = endpoint({
  method: 'GET',
  base: 'util',
  path: `${path}/names`,
  access: 'member',
  reply: LevelMark.array(),
  shows: 'levels',
})
/** A new level is the highest. */
export const createLevel = endpoint({
  method: 'POST',
  base: 'util',
  path,
  access: 'SITE_MEMBER_UPDATE',
  action: 'levels.createLevel',
  body: LevelInput,
  reply: z.object({ levelSeq: seq('level') }),
  refuses: ['LEVEL_NAME_TAKEN', 'LEVELS_FULL'],
  touches: ['levels', 'members'],
})
export const modifyLevel = endpoint({
  method: 'PUT',
  base: 'util',
  path: one,
  access: 'SITE_MEMBER_UPDATE',
  action: 'levels.modifyLevel',
  body: LevelInput,
  reply: nothing,
  refuses: ['LEVEL_NAME_TAKEN'],
  touches: ['levels', 'members', 'boards'],
})
/** Not while staff gave it to somebody, nor while a segment, a class or a campaign that is not over names it. */
export const deleteLevel = endpoint({
  method: 'DELETE',
  base: 'util',
  path: one,
  access: 'SITE_MEMBER_UPDATE',
  action: 'levels.deleteLevel',
  reply: nothing,
  refuses: ['LEVEL_IN_USE'],
  touches: ['levels', 'members', 'boards'],
})
/** The order of all levels, the lowest first. */
export const orderLevels = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/ordering`,
  access: 'SITE_MEMBER_UPDATE',
  action: 'levels.orderLevels',
  body: z.object({ levelSeqs: seq('level').array().max(MAX_LEVELS) }),
  reply: nothing,
  refuses: ['LEVELS_CHANGED'],
  touches: ['levels', 'members', 'boards'],
})
/** Whether levels stand beside names where members write. */
export const setLevelDisplay = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/display`,
  access: 'SITE_MEMBER_UPDATE',
  action: 'levels.setLevelDisplay',
  body: z.object({ isBesideNames: z.boolean() }),
  reply: nothing,
  touches: ['levels'],
})
