import { hasOptions, MAX_RATING, type ItemType } from 'contract/growth/forms/forms.rules'
import type { listFormResponses } from 'contract/growth/forms/responses.api'
import type { FormItem } from 'contract/growth/forms/schemas'
import type { FormResponseSeq, FormSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { refuse } from '../../../platform/refuse.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { deleteRuns, hasEnrolments } from './form-events.queries.ts'
import { filesByResponse, findFilesOf } from './form-files.queries.ts'
import { replaceFiles } from './form-files.service.ts'
import { findVersions } from './form-items.queries.ts'
import { findForm, raiseResponseCount } from './forms.queries.ts'
import { changeForm } from './forms.service.ts'
import * as queries from './responses.queries.ts'
import { questionsOf, responseView, versionMap } from './responses.views.ts'

async function getVersions({ db }: Context, formSeq: FormSeq) {
  if (!(await findForm(db, formSeq))) throw refuse('NOT_FOUND')
  return findVersions(db, formSeq)
}

export async function listResponses(
  ctx: Context,
  formSeq: FormSeq,
  { q, before, size }: z.output<typeof listFormResponses.query>,
) {
  const versions = await getVersions(ctx, formSeq)
  const rows = await queries.findResponses(ctx.db, { formSeq, q }, { before, limit: size + 1 })
  const page = rows.slice(0, size)
  const known = versionMap(versions)
  const locale = await localeOf(ctx)
  const files = await filesByResponse(ctx.db, page)
  return {
    list: page.map((row) =>
      responseView(row, { versions: known, files: files.get(row.formResponseSeq) }, locale),
    ),
    columns: questionsOf(versions).map(({ formItemSeq, label }) => ({ formItemSeq, label })),
    hasEnrolments: await hasEnrolments(ctx.db, formSeq),
    total: await queries.countResponses(ctx.db, { formSeq, q }),
    nextBefore: rows.length > size ? (page.at(-1)?.formResponseSeq ?? null) : null,
  }
}

export async function getResponse(ctx: Context, formSeq: FormSeq, formResponseSeq: FormResponseSeq) {
  const row = await queries.findResponse(ctx.db, formSeq, formResponseSeq)
  if (!row) throw refuse('NOT_FOUND')
  const versions = versionMap(await findVersions(ctx.db, formSeq))
  const files = await findFilesOf(ctx.db, [formResponseSeq])
  return responseView(row, { versions, files }, await localeOf(ctx))
}

export const deleteResponse = (ctx: MemberContext, formSeq: FormSeq, formResponseSeq: FormResponseSeq) =>
  changeForm(ctx, formSeq, async (tx) => {
    if (!(await queries.findResponse(tx, formSeq, formResponseSeq))) throw refuse('NOT_FOUND')
    await deleteRuns(tx, formResponseSeq)
    await replaceFiles(tx, { formResponseSeq, files: [], now: ctx.now() })
    await queries.deleteResponse(tx, formResponseSeq)
    await raiseResponseCount(tx, formSeq, -1)
  })

/** How many of the latest texts are shown of a question. */
const LATEST_TEXTS = 5
const counted: readonly ItemType[] = ['RATING', 'AGREE']
const isCounted = (type: ItemType) => hasOptions(type) || counted.includes(type)
const isWritten = (type: ItemType) => !isCounted(type) && type !== 'FILE'

export async function summarizeResponses(ctx: Context, formSeq: FormSeq) {
  const questions = questionsOf(await getVersions(ctx, formSeq))
  const seqsOf = (isOne: (type: ItemType) => boolean) =>
    questions.filter(({ itemType }) => isOne(itemType)).map(({ formItemSeq }) => formItemSeq)
  const answered = await queries.countAnswered(ctx.db, formSeq)
  const chosen = await queries.countChosen(ctx.db, formSeq, seqsOf(isCounted))
  const texts = await queries.findLatestTexts(ctx.db, formSeq, {
    items: seqsOf(isWritten),
    limit: LATEST_TEXTS,
  })
  const answeredOf = new Map(answered.map((one) => [one.item, one]))
  const chosenOf = groupBy(chosen, ({ item }) => item)
  const textsOf = groupBy(texts, ({ item }) => item)
  return {
    total: await queries.countResponses(ctx.db, { formSeq }),
    items: questions.map((item) => {
      const key = String(item.formItemSeq)
      const { count = 0, average = null } = answeredOf.get(key) ?? {}
      return {
        formItemSeq: item.formItemSeq,
        itemType: item.itemType,
        label: item.label,
        answeredCount: count,
        counts: countsOf(item, new Map(chosenOf.get(key)?.map((one) => [one.choice, one.count]))),
        average,
        texts: (textsOf.get(key) ?? []).map(({ text }) => text),
      }
    }),
  }
}

/** How many chose each option; options that an earlier version had come last. */
function countsOf({ itemType, options }: z.output<typeof FormItem>, chosen: ReadonlyMap<string, number>) {
  if (itemType === 'AGREE') return [{ key: 'true', label: '', count: chosen.get('true') ?? 0 }]
  const own =
    itemType === 'RATING'
      ? Array.from({ length: MAX_RATING }, (_, at) => ({ key: String(at + 1), label: String(at + 1) }))
      : options
  const ownKeys = new Set(own.map(({ key }) => key))
  const former = [...chosen.keys()].filter((key) => !ownKeys.has(key)).map((key) => ({ key, label: '' }))
  return [...own, ...former].map(({ key, label }) => ({ key, label, count: chosen.get(key) ?? 0 }))
}
