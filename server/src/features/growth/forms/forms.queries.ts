import { sql } from 'kysely'
import type { FormState } from 'contract/growth/forms/forms.rules'
import type { FormSeq, Paged } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'formSeq',
  'formId',
  'title',
  'description',
  'state',
  'answerMode',
  'isLoginRequired',
  'startsAt',
  'endsAt',
  'maxResponses',
  'responseCount',
  'publishedVersion',
  'updatedAt',
] as const
export type FormRow = NonNullable<Awaited<ReturnType<typeof findForm>>>

export interface FormChoice {
  q?: string | undefined
  state?: FormState | undefined
}
function chosen(db: ChannelDb, { q, state }: FormChoice) {
  let found = tables(db).selectFrom('forms')
  if (state) found = found.where('state', '=', state)
  return q ? found.where('title', 'ilike', containing(q)) : found
}

export const findForms = (db: ChannelDb, choice: FormChoice, { page, size }: Paged) =>
  chosen(db, choice)
    .select(columns)
    .orderBy('formSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countForms(db: ChannelDb, choice: FormChoice = {}) {
  const { total } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const findForm = (db: ChannelDb, formSeq: FormSeq) =>
  tables(db).selectFrom('forms').select(columns).where('formSeq', '=', formSeq).executeTakeFirst()

export const findFormById = (db: ChannelDb, formId: string) =>
  tables(db).selectFrom('forms').select(columns).where('formId', '=', formId).executeTakeFirst()

export const lockForm = (tx: ChannelTx, formSeq: FormSeq) =>
  tables(tx).selectFrom('forms').select(columns).where('formSeq', '=', formSeq).forUpdate().executeTakeFirst()

export type FormFields = Omit<FormRow, 'formSeq' | 'responseCount' | 'updatedAt'>

export const insertForm = (
  tx: ChannelTx,
  form: Pick<FormFields, 'formId' | 'title'> & Partial<FormFields>,
  now: Date,
) =>
  tables(tx)
    .insertInto('forms')
    .values({ ...form, createdAt: now, updatedAt: now })
    .returning('formSeq')
    .executeTakeFirstOrThrow()

export const changeForm = (
  tx: ChannelTx,
  formSeq: FormSeq,
  change: Partial<FormFields> & { updatedAt: Date },
) => tables(tx).updateTable('forms').set(change).where('formSeq', '=', formSeq).execute()

export const raiseResponseCount = (tx: ChannelTx, formSeq: FormSeq, by: 1 | -1) =>
  tables(tx)
    .updateTable('forms')
    .set({ responseCount: sql<number>`response_count + ${by}` })
    .where('formSeq', '=', formSeq)
    .execute()

/** The form with everything that belongs to it. */
export async function deleteForm(tx: ChannelTx, formSeq: FormSeq) {
  const db = tables(tx)
  await db
    .deleteFrom('formEventRuns')
    .using('formResponses as response')
    .whereRef('response.formResponseSeq', '=', 'formEventRuns.formResponseSeq')
    .where('response.formSeq', '=', formSeq)
    .execute()
  await db.deleteFrom('formEvents').where('formSeq', '=', formSeq).execute()
  await db.deleteFrom('formResponses').where('formSeq', '=', formSeq).execute()
  await db.deleteFrom('formVersions').where('formSeq', '=', formSeq).execute()
  await db.deleteFrom('formItems').where('formSeq', '=', formSeq).execute()
  await db.deleteFrom('forms').where('formSeq', '=', formSeq).execute()
}
