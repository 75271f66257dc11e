import type { FormAction } from 'contract/growth/forms/form-events.rules'
import { FormEvent } from 'contract/growth/forms/schemas'
import type { FormResponseSeq, FormSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** What happens after somebody answered a form. */
export async function findEvents(db: ChannelDb, formSeq: FormSeq) {
  const rows = await tables(db)
    .selectFrom('formEvents')
    .select(['action', 'params'])
    .where('formSeq', '=', formSeq)
    .orderBy('action')
    .execute()
  return rows.map(({ action, params }) => FormEvent.parse({ ...Object(params), action }))
}

export async function replaceEvents(tx: ChannelTx, formSeq: FormSeq, events: readonly FormEvent[]) {
  await tables(tx).deleteFrom('formEvents').where('formSeq', '=', formSeq).execute()
  if (events.length === 0) return
  await tables(tx)
    .insertInto('formEvents')
    .values(events.map(({ action, ...params }) => ({ formSeq, action, params: JSON.stringify(params) })))
    .execute()
}

/** Whether this was not done for the response yet; from now on it counts as done. */
export async function markDone(
  tx: ChannelTx,
  run: { formResponseSeq: FormResponseSeq; action: FormAction; doneAt: Date; outcome?: string },
) {
  const done = await tables(tx)
    .insertInto('formEventRuns')
    .values(run)
    .onConflict((same) => same.doNothing())
    .returning('action')
    .executeTakeFirst()
  return done !== undefined
}

export async function hasRun(db: ChannelDb, formResponseSeq: FormResponseSeq, action: FormAction) {
  const run = await tables(db)
    .selectFrom('formEventRuns')
    .select('action')
    .where('formResponseSeq', '=', formResponseSeq)
    .where('action', '=', action)
    .executeTakeFirst()
  return run !== undefined
}

/** Whether anybody was enrolled, or refused, by answering this form. */
export async function hasEnrolments(db: ChannelDb, formSeq: FormSeq) {
  const run = await tables(db)
    .selectFrom('formEventRuns as run')
    .innerJoin('formResponses as response', 'response.formResponseSeq', 'run.formResponseSeq')
    .select('run.action')
    .where('response.formSeq', '=', formSeq)
    .where('run.action', '=', 'ENROL')
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}

/** Before their response is deleted. */
export const deleteRuns = (tx: ChannelTx, formResponseSeq: FormResponseSeq) =>
  tables(tx).deleteFrom('formEventRuns').where('formResponseSeq', '=', formResponseSeq).execute()
