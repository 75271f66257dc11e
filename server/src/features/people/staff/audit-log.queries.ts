import type { UserSeq } from 'contract/values/ids'
import { sql } from 'kysely'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface AuditQuery {
  userSeq?: UserSeq | undefined
  room?: string | undefined
  lastSeq?: number | undefined
}
/** Actions of staff, newest first. */
export function findActions(db: ChannelDb, { userSeq, room, lastSeq }: AuditQuery, limit: number) {
  return tables(db)
    .selectFrom('staffActions')
    .innerJoin('users', 'users.userSeq', 'staffActions.userSeq')
    .select([
      'staffActions.staffActionSeq',
      'staffActions.userSeq',
      'staffActions.role as userTypeCd',
      'staffActions.action',
      'staffActions.about',
      'staffActions.room',
      'staffActions.before',
      'staffActions.after',
      'staffActions.createdAt',
      'users.name',
    ])
    .$if(userSeq !== undefined, (all) => all.where(sql<boolean>`staff_actions.user_seq = ${userSeq}`))
    .$if(room !== undefined, (all) => all.where(sql<boolean>`staff_actions.room = ${room}`))
    .$if(lastSeq !== undefined, (all) => all.where(sql<boolean>`staff_actions.staff_action_seq < ${lastSeq}`))
    .orderBy('staffActions.staffActionSeq', 'desc')
    .limit(limit)
    .execute()
}

/** Everybody in the history, including former staff. */
export const findActors = (db: ChannelDb) =>
  tables(db)
    .selectFrom('users')
    .select(['users.userSeq', 'users.name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staffActions')
          .select('staffActions.staffActionSeq')
          .whereRef('staffActions.userSeq', '=', 'users.userSeq'),
      ),
    )
    .orderBy('users.name')
    .limit(200)
    .execute()
