import { randomInt } from 'node:crypto'
import { isAnswerable, MAX_FORMS } from 'contract/growth/forms/forms.rules'
import type { FormInput, FormItem } from 'contract/growth/forms/schemas'
import type { FormItemSeq, FormSeq, Paged } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findClassOf } from './form-enrolment.service.ts'
import * as events from './form-events.queries.ts'
import { releaseFilesOfForm } from './form-files.service.ts'
import * as items from './form-items.queries.ts'
import * as queries from './forms.queries.ts'
import { lineOf } from './forms.views.ts'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const ID_LENGTH = 10
/** An address that cannot be guessed. */
const newFormId = () =>
  Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')

export async function listForms({ db, now }: Context, { page, size, ...choice }: queries.FormChoice & Paged) {
  const rows = await queries.findForms(db, choice, { page, size })
  return {
    list: rows.map((row) => lineOf(row, now())),
    total: await queries.countForms(db, choice),
  }
}

export async function getForm({ db, now }: Context, formSeq: FormSeq) {
  const row = await queries.findForm(db, formSeq)
  if (!row) throw refuse('NOT_FOUND')
  const { description, answerMode, isLoginRequired, publishedVersion } = row
  const own = await items.findItems(db, formSeq)
  const published = publishedVersion === null ? [] : await items.findVersion(db, formSeq, publishedVersion)
  return {
    ...lineOf(row, now()),
    description,
    answerMode,
    isLoginRequired,
    isEnrolling: (await findClassOf(db, formSeq)) !== null,
    publishedVersion,
    hasUnpublishedChanges: publishedVersion !== null && !isSame(own, published),
    items: own,
  }
}

type Item = z.output<typeof FormItem>
/** Items of one schema have their fields in one order. */
const isSame = (one: Item[], other: Item[]) => JSON.stringify(one) === JSON.stringify(other)

async function checkCount(tx: ChannelTx) {
  if ((await queries.countForms(tx)) >= MAX_FORMS) throw refuse('FORMS_FULL')
}

export function createForm(ctx: MemberContext, title: string) {
  return ctx.transaction(async (tx) => {
    await checkCount(tx)
    ctx.audit.record({ about: title })
    return queries.insertForm(tx, { formId: newFormId(), title }, ctx.now())
  })
}

/** The form while nobody else changes it. NOT_FOUND. */
export async function getLocked(tx: ChannelTx, formSeq: FormSeq) {
  const form = await queries.lockForm(tx, formSeq)
  if (!form) throw refuse('NOT_FOUND')
  return form
}

export function updateForm(ctx: MemberContext, formSeq: FormSeq, input: FormInput) {
  const { startsAt, endsAt, formId } = input
  if (startsAt && endsAt && startsAt >= endsAt) throw refuse('FORM_UNREADABLE')
  return changeForm(ctx, formSeq, async (tx) => {
    const other = await queries.findFormById(tx, formId)
    if (other && other.formSeq !== formSeq) throw refuse('FORM_ID_TAKEN')
    if (!input.isLoginRequired && (await findClassOf(tx, formSeq)) !== null)
      throw refuse('FORM_ENROL_SIGN_IN')
    await queries.changeForm(tx, formSeq, { ...input, updatedAt: ctx.now() })
  })
}

export const deleteForm = (ctx: MemberContext, formSeq: FormSeq) =>
  changeForm(ctx, formSeq, async (tx) => {
    await releaseFilesOfForm(tx, formSeq, ctx.now())
    await queries.deleteForm(tx, formSeq)
  })

/** Conditions point to the copies of their questions. */
async function copyItems(tx: ChannelTx, from: FormSeq, to: FormSeq) {
  const copies = new Map<FormItemSeq, FormItemSeq>()
  for (const [sort, { formItemSeq, showIf, ...item }] of (await items.findItems(tx, from)).entries()) {
    const decider = showIf && copies.get(showIf.formItemSeq)
    const moved = decider && showIf ? { ...showIf, formItemSeq: decider } : null
    const copy = await items.insertItem(tx, to, { ...item, showIf: moved, sort })
    copies.set(formItemSeq, copy.formItemSeq)
  }
}

/** A draft with the same settings, items and what follows; its period and its address are its own. */
export function copyForm(ctx: MemberContext, formSeq: FormSeq, title: string) {
  return ctx.transaction(async (tx) => {
    const { description, answerMode, isLoginRequired, maxResponses } = await getLocked(tx, formSeq)
    await checkCount(tx)
    const copy = await queries.insertForm(
      tx,
      { formId: newFormId(), title, description, answerMode, isLoginRequired, maxResponses },
      ctx.now(),
    )
    await copyItems(tx, formSeq, copy.formSeq)
    await events.replaceEvents(tx, copy.formSeq, await events.findEvents(tx, formSeq))
    ctx.audit.record({ about: title })
    return copy
  })
}

/** docs/rules.md R-1030. */
export function publishForm(ctx: MemberContext, formSeq: FormSeq) {
  const now = ctx.now()
  return changeForm(ctx, formSeq, async (tx, { publishedVersion }) => {
    const own = await items.findItems(tx, formSeq)
    if (!own.some(isAnswerable)) throw refuse('FORM_EMPTY')
    const before = publishedVersion === null ? null : await items.findVersion(tx, formSeq, publishedVersion)
    const isNew = before === null || !isSame(own, before)
    const version = (publishedVersion ?? 0) + (isNew ? 1 : 0)
    if (isNew) await items.insertVersion(tx, { formSeq, version, items: own, publishedAt: now })
    await queries.changeForm(tx, formSeq, {
      state: 'PUBLISHED',
      publishedVersion: version,
      updatedAt: now,
    })
  })
}

export const closeForm = (ctx: MemberContext, formSeq: FormSeq) =>
  changeForm(ctx, formSeq, async (tx, { state }) => {
    if (state !== 'PUBLISHED') throw refuse('FORM_CLOSED')
    await queries.changeForm(tx, formSeq, { state: 'CLOSED', updatedAt: ctx.now() })
  })

/** Changes a form in one transaction, and records whose it was. NOT_FOUND. */
export function changeForm(
  ctx: MemberContext,
  formSeq: FormSeq,
  work: (tx: ChannelTx, form: queries.FormRow) => Promise<void>,
) {
  return ctx.transaction(async (tx) => {
    const form = await getLocked(tx, formSeq)
    await work(tx, form)
    ctx.audit.record({ about: form.title })
    return null
  })
}
