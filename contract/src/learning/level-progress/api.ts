import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { MAX_GIVING_REASON } from '../../people/levels/levels.rules.ts'
import { Level } from '../../people/levels/schemas.ts'
import { nothing, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { LevelChange, LevelProgress } from './schemas.ts'

const ofMember = '/channels/:channelSeq/members/:userSeq/level'

/** The caller's level and the way to the next one, with all levels of the site from the lowest on; null where the site has none, and for its staff. */
export const getMyLevel = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/my-level',
  access: 'member',
  reply: z.object({ progress: LevelProgress, levels: Level.array() }).nullable(),
  shows: 'levels',
})
/** The level of a member for staff, with its latest changes; null where the site has no levels, and for its staff. */
export const getMemberLevel = endpoint({
  method: 'GET',
  base: 'util',
  path: ofMember,
  access: 'SITE_MEMBER_READ',
  reply: z.object({ progress: LevelProgress, changes: LevelChange.array() }).nullable(),
  shows: 'levels',
})
/** Gives a member a level by hand: it stays whatever they do, until it is taken back. */
export const giveLevel = endpoint({
  method: 'POST',
  base: 'util',
  path: ofMember,
  access: 'SITE_MEMBER_UPDATE',
  action: 'level-progress.giveLevel',
  body: z.object({ levelSeq: seq('level'), reason: oneLine(1, MAX_GIVING_REASON) }),
  reply: nothing,
  refuses: ['LEVEL_NOT_FOR_STAFF'],
  touches: ['levels', 'members'],
})
/** The level follows the conditions again. */
export const revokeLevel = endpoint({
  method: 'DELETE',
  base: 'util',
  path: ofMember,
  access: 'SITE_MEMBER_UPDATE',
  action: 'level-progress.revokeLevel',
  reply: nothing,
  refuses: ['LEVEL_NOT_GIVEN'],
  touches: ['levels', 'members'],
})
