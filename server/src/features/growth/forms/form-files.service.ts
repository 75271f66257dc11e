import type { openFormUpload } from 'contract/growth/forms/submit.api'
import type { FormItem, FormSubmission } from 'contract/growth/forms/schemas'
import { seq, type FileSeq, type FormResponseSeq, type FormSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  isReceiptOf,
  openDocumentWay,
  openedFor,
  releaseFiles,
  replaceImages,
} from '../../system/files/files.public.ts'
import * as queries from './form-files.queries.ts'
import { findVersion } from './form-items.queries.ts'
import { findForm } from './forms.queries.ts'
import { checkTicket, getShown, isSignedInFor, refusalFor } from './open-form.service.ts'
import { findResponse, type Answers } from './responses.queries.ts'

type Item = z.output<typeof FormItem>
export const isFile = ({ itemType }: Pick<Item, 'itemType'>) => itemType === 'FILE'

/** Where one file of an answer is sent, for who has the form open and may answer it. docs/rules.md R-1157. */
export async function openUpload(
  ctx: Context,
  formId: string,
  { ticket, formItemSeq, ...file }: z.output<(typeof openFormUpload)['body']>,
) {
  const { form, version, status } = await getShown(ctx, formId)
  if (!isSignedInFor(ctx, form)) throw refuse('SIGN_IN_FIRST')
  // Who answered a form that is full may still change it.
  const refusal = status === 'FULL' ? undefined : refusalFor[status]
  if (refusal) throw refuse(refusal)
  checkTicket(ctx, form.formSeq, ticket)
  const items = await findVersion(ctx.db, form.formSeq, version)
  if (!items.some((item) => item.formItemSeq === formItemSeq && isFile(item)))
    throw refuse('FORM_ANSWERS_INVALID')
  const { uploadUrl } = await openDocumentWay(ctx, { ...file, kind: 'form_file' })
  return { uploadUrl }
}

/** The files that these answers name. */
export const sentFiles = (items: readonly Item[], answers: Answers): queries.AnswerFile[] =>
  items
    .filter(isFile)
    .flatMap(({ formItemSeq }) =>
      [answers[String(formItemSeq)] ?? []]
        .flat()
        .map((key) => ({ formItemSeq, fileSeq: seq('file').parse(Number(key)) })),
    )

interface Sent {
  files: readonly queries.AnswerFile[]
  receipts: FormSubmission['files']
  /** The response that is changed, whose files stay its own. */
  own: FormResponseSeq | undefined
}
/** The names of these files, and the bytes of new ones, which come with the receipt of their upload; each belongs to one response. FORM_ANSWERS_INVALID. */
export async function requireOwnFiles(ctx: Context, tx: ChannelTx, { files, receipts, own }: Sent) {
  if (files.length === 0) return { names: [], newBytes: 0 }
  const fileSeqs = files.map(({ fileSeq }) => fileSeq)
  if (new Set(fileSeqs).size < fileSeqs.length) throw refuse('FORM_ANSWERS_INVALID')
  const receiptOf = new Map(receipts.map(({ fileSeq, receipt }) => [fileSeq, receipt]))
  const found = await queries.findSent(tx, fileSeqs)
  const usable = found.filter(({ fileSeq, formResponseSeq }) =>
    formResponseSeq === null
      ? isReceiptOf(ctx, fileSeq, receiptOf.get(fileSeq) ?? '')
      : formResponseSeq === own,
  )
  if (usable.length < fileSeqs.length) throw refuse('FORM_ANSWERS_INVALID')
  const fresh = usable.filter(({ formResponseSeq }) => formResponseSeq === null)
  return {
    names: usable.map(({ originFileName }) => originFileName),
    newBytes: fresh.reduce((sum, { fileSize }) => sum + fileSize, 0),
  }
}

/** Gives a response these files; those that it has no longer are deleted a day later. */
export async function replaceFiles(
  tx: ChannelTx,
  {
    formResponseSeq,
    files,
    now,
  }: { formResponseSeq: FormResponseSeq; files: readonly queries.AnswerFile[]; now: Date },
) {
  const before = (await queries.findFilesOf(tx, [formResponseSeq])).map(({ fileSeq }) => fileSeq)
  const after = files.map(({ fileSeq }) => fileSeq)
  if (before.length === 0 && after.length === 0) return
  if ((await queries.writeFiles(tx, formResponseSeq, files)) < files.length)
    throw refuse('FORM_ANSWERS_INVALID')
  await replaceImages(tx, { before, after, now, kinds: ['form_file'] })
}

/** Before a form with all its responses is deleted. */
export async function releaseFilesOfForm(tx: ChannelTx, formSeq: FormSeq, now: Date) {
  await release(tx, await queries.removeFilesOfForm(tx, formSeq), now)
}
/** Before the responses of an erased person are deleted. */
export async function releaseFilesOfUser(
  tx: ChannelTx,
  userSeq: Parameters<typeof queries.removeFilesOfUser>[1],
  now: Date,
) {
  await release(tx, await queries.removeFilesOfUser(tx, userSeq), now)
}
async function release(tx: ChannelTx, fileSeqs: readonly FileSeq[], now: Date) {
  if (fileSeqs.length > 0) await releaseFiles(tx, fileSeqs, now)
}

interface FileRef {
  formSeq: FormSeq
  formResponseSeq: FormResponseSeq
  fileSeq: FileSeq
}
/** An address of a file for staff who may read the answers. NOT_FOUND. */
export async function openFile(ctx: MemberContext, { formSeq, formResponseSeq, fileSeq }: FileRef) {
  const form = await findForm(ctx.db, formSeq)
  const response = await findResponse(ctx.db, formSeq, formResponseSeq)
  const files = response ? await queries.findFilesOf(ctx.db, [formResponseSeq]) : []
  const file = files.find((one) => one.fileSeq === fileSeq)
  if (!form || !file) throw refuse('NOT_FOUND')
  ctx.audit.record({ about: form.title, after: { file: file.originFileName } })
  return { url: openedFor(ctx, fileSeq) }
}
