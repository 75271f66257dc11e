import { sql } from 'kysely'
import { z } from 'zod'
import { answerValue } from 'contract/growth/forms/schemas'
import type { AnswerValue } from 'contract/growth/forms/answers.rules'
import type { FormItemSeq, FormResponseSeq, FormSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Answers by the number of their item. */
export type Answers = Record<string, AnswerValue>
const Answers = z.record(z.string(), answerValue)

export interface ResponseChoice {
  formSeq: FormSeq
  q?: string | undefined
}
function chosen(db: ChannelDb, { formSeq, q }: ResponseChoice) {
  const found = tables(db)
    .selectFrom('formResponses as response')
    .leftJoin('users', 'users.userSeq', 'response.userSeq')
    .where('response.formSeq', '=', formSeq)
  if (!q) return found
  const like = containing(q)
  return found.where(({ or, eb }) =>
    or([eb('response.searchText', 'ilike', like), eb('users.name', 'ilike', like)]),
  )
}
const rowsOf = (query: ReturnType<typeof chosen>) =>
  query
    .leftJoin('formEventRuns as enrolment', (join) =>
      join
        .onRef('enrolment.formResponseSeq', '=', 'response.formResponseSeq')
        .on('enrolment.action', '=', 'ENROL'),
    )
    .select([
      'response.formResponseSeq',
      'response.formSeq',
      'response.version',
      'response.userSeq',
      'users.name',
      'response.answers',
      'response.submittedAt',
      'response.modifiedAt',
      'enrolment.outcome',
    ])
const readRow = <Row extends { answers: unknown }>({ answers, ...row }: Row) => ({
  ...row,
  answers: Answers.parse(answers),
})
export type ResponseRow = Awaited<ReturnType<typeof findResponses>>[number]

/** The latest first, those before one of them. */
export async function findResponses(
  db: ChannelDb,
  choice: ResponseChoice,
  { before, limit }: { before?: FormResponseSeq | undefined; limit: number },
) {
  let found = rowsOf(chosen(db, choice))
  if (before !== undefined) found = found.where('response.formResponseSeq', '<', before)
  const rows = await found.orderBy('response.formResponseSeq', 'desc').limit(limit).execute()
  return rows.map(readRow)
}

/** In the order of their numbers, those after one of them: for reading all of them. */
export async function findResponsesAfter(
  db: ChannelDb,
  choice: ResponseChoice,
  { after, limit }: { after: number; limit: number },
) {
  const rows = await rowsOf(chosen(db, choice))
    .where(sql<boolean>`response.form_response_seq > ${after}`)
    .orderBy('response.formResponseSeq')
    .limit(limit)
    .execute()
  return rows.map(readRow)
}

export async function countResponses(db: ChannelDb, choice: ResponseChoice) {
  const { total } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function findResponse(db: ChannelDb, formSeq: FormSeq, formResponseSeq: FormResponseSeq) {
  const row = await rowsOf(chosen(db, { formSeq }))
    .where('response.formResponseSeq', '=', formResponseSeq)
    .executeTakeFirst()
  return row && readRow(row)
}

/** The member who sent a response; null for somebody who was not signed in. */
export async function findResponder(db: ChannelDb, formResponseSeq: FormResponseSeq) {
  const row = await tables(db)
    .selectFrom('formResponses')
    .select('userSeq')
    .where('formResponseSeq', '=', formResponseSeq)
    .executeTakeFirst()
  return row?.userSeq ?? null
}

/** An account, or the browser of a visitor. */
export type Responder = { userSeq: UserSeq } | { browserHash: string }

/** The one response of somebody who may give no other. */
export async function findOwn(db: ChannelDb, formSeq: FormSeq, by: Responder) {
  const own = tables(db)
    .selectFrom('formResponses')
    .select(['formResponseSeq', 'answers', 'submittedAt'])
    .where('formSeq', '=', formSeq)
    .where('isOnly', '=', true)
  const row = await (
    'userSeq' in by
      ? own.where('userSeq', '=', by.userSeq)
      : own.where('userSeq', 'is', null).where('browserHash', '=', by.browserHash)
  ).executeTakeFirst()
  return row && readRow(row)
}

interface ResponseContent {
  version: number
  answers: Answers
  searchText: string
}
export const insertResponse = (
  tx: ChannelTx,
  {
    by,
    answers,
    ...response
  }: ResponseContent & { by: Responder; formSeq: FormSeq; isOnly: boolean; submittedAt: Date },
) =>
  tables(tx)
    .insertInto('formResponses')
    .values({ ...response, ...by, answers: JSON.stringify(answers) })
    .returning('formResponseSeq')
    .executeTakeFirstOrThrow()

export const changeResponse = (
  tx: ChannelTx,
  formResponseSeq: FormResponseSeq,
  { answers, ...content }: ResponseContent & { modifiedAt: Date },
) =>
  tables(tx)
    .updateTable('formResponses')
    .set({ ...content, answers: JSON.stringify(answers) })
    .where('formResponseSeq', '=', formResponseSeq)
    .execute()

export const deleteResponse = (tx: ChannelTx, formResponseSeq: FormResponseSeq) =>
  tables(tx).deleteFrom('formResponses').where('formResponseSeq', '=', formResponseSeq).execute()

/** What an erased person answered; each form counts as many fewer. */
export async function deleteResponsesOf(tx: ChannelTx, userSeq: UserSeq) {
  await sql`
    delete from form_event_runs run using form_responses response
     where run.form_response_seq = response.form_response_seq and run.channel_seq = response.channel_seq
       and response.user_seq = ${userSeq}`.execute(tables(tx))
  await sql`
    with gone as (delete from form_responses where user_seq = ${userSeq} returning form_seq)
    update forms set response_count = response_count - lost.count
      from (select form_seq, count(*) as count from gone group by form_seq) lost
     where forms.form_seq = lost.form_seq`.execute(tables(tx))
}

/** How many answered each item. */
export async function countAnswered(db: ChannelDb, formSeq: FormSeq) {
  const { rows } = await sql<{ item: string; count: number; average: number | null }>`
    select answer.key as item, count(*) as count,
           avg(case when jsonb_typeof(answer.value) = 'number' then (answer.value #>> '{}')::float8 end) as average
      from form_responses, jsonb_each(answers) answer
     where form_seq = ${formSeq}
     group by answer.key`.execute(tables(db))
  return rows
}

/** How often each option, rating or agreement of these items was chosen. */
export async function countChosen(db: ChannelDb, formSeq: FormSeq, items: readonly FormItemSeq[]) {
  const { rows } = await sql<{ item: string; choice: string; count: number }>`
    select answer.key as item, chosen.choice, count(*) as count
      from form_responses, jsonb_each(answers) answer,
           jsonb_array_elements_text(
             case jsonb_typeof(answer.value) when 'array' then answer.value else jsonb_build_array(answer.value) end
           ) as chosen (choice)
     where form_seq = ${formSeq} and answer.key = any(${items.map(String)})
     group by answer.key, chosen.choice`.execute(tables(db))
  return rows
}

/** The latest answers to each of these items. */
export async function findLatestTexts(
  db: ChannelDb,
  formSeq: FormSeq,
  { items, limit }: { items: readonly FormItemSeq[]; limit: number },
) {
  const { rows } = await sql<{ item: string; text: string }>`
    select item, text from (
      select answer.key as item, answer.value #>> '{}' as text,
             row_number() over (partition by answer.key order by form_response_seq desc) as place
        from form_responses, jsonb_each(answers) answer
       where form_seq = ${formSeq} and answer.key = any(${items.map(String)})
    ) latest
     where place <= ${limit}
     order by item, place`.execute(tables(db))
  return rows
}
