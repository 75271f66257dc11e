import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { formSubmitted } from 'contract/growth/forms/events'
import { answerText, readAnswer, type AnswerValue } from 'contract/growth/forms/answers.rules'
import { shownItems } from 'contract/growth/forms/conditions.rules'
import { formStatusOf } from 'contract/growth/forms/forms.rules'
import { FormAnswer, type FormItem, type FormSubmission } from 'contract/growth/forms/schemas'
import type { FormItemSeq, FormSeq } from 'contract/values/ids'
import { hashOf } from '../../../platform/auth/tokens.ts'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit, enqueue } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { AGAIN_MS, enrolAgain } from './form-enrolment.jobs.ts'
import { enrolAtOnce, findClassOf, findShownClassOf, type Answered } from './form-enrolment.service.ts'
import { outcomeOf } from './form-events.service.ts'
import { findItems, findVersion } from './form-items.queries.ts'
import { returnShare } from '../../system/files/files.public.ts'
import { isFile, requireOwnFiles, replaceFiles, sentFiles } from './form-files.service.ts'
import { findFilesOf } from './form-files.queries.ts'
import { findFormById, lockForm, raiseResponseCount, type FormRow } from './forms.queries.ts'
import {
  checkPace,
  checkTicket,
  getShown,
  isSignedInFor,
  issueTicket,
  refusalFor,
  type PublishedForm,
} from './open-form.service.ts'
import * as queries from './responses.queries.ts'

/** The secret by which a visitor's browser is recognised. For all paths, so that no other host can plant one. */
const BROWSER_COOKIE = 'sd_form'
const BROWSER_COOKIE_SECONDS = 365 * 86_400
/** The same for all, so that its page can be kept: who has to sign in gets the items from `enterForm`. */
export async function showForm(ctx: Context, formId: string) {
  const shown = await getShown(ctx, formId)
  return viewOf(ctx, shown, { showsItems: !shown.form.isLoginRequired })
}

async function viewOf(
  { db }: Context,
  { form, version, status }: PublishedForm,
  { showsItems }: { showsItems: boolean },
) {
  // Who answered already may change it, even if nobody else can answer any more.
  const isAnswerable = status === 'OPEN' || status === 'FULL'
  const { formSeq, formId, title, description, answerMode, isLoginRequired, startsAt, endsAt } = form
  return {
    formId,
    title,
    description,
    answerMode,
    isLoginRequired,
    startsAt,
    endsAt,
    version,
    status,
    enrolsIn: await findShownClassOf(db, formSeq),
    items: isAnswerable && showsItems ? await findVersion(db, formSeq, version) : [],
  }
}

export async function previewForm({ db }: Context, formId: string) {
  const form = await findFormById(db, formId)
  if (!form) throw refuse('NOT_FOUND')
  const { formSeq, title, description } = form
  return { formSeq, title, description, items: await findItems(db, formSeq) }
}

/** Who answers; null for a browser that answered nothing yet. */
function responderOf({ user, incoming }: Context): queries.Responder | null {
  if (user) return { userSeq: user.userSeq }
  const secret = incoming.cookies[BROWSER_COOKIE]
  return secret ? { browserHash: hashOf(secret) } : null
}
/** A visitor's browser gets its secret with its first response. */
function issueBrowserSecret({ outgoing }: Context): queries.Responder {
  const value = randomBytes(24).toString('base64url')
  outgoing.cookie({
    name: BROWSER_COOKIE,
    value,
    path: '/',
    maxAgeSeconds: BROWSER_COOKIE_SECONDS,
  })
  return { browserHash: hashOf(value) }
}

export async function enterForm(ctx: Context, formId: string) {
  const shown = await getShown(ctx, formId)
  const { form } = shown
  const mayEnter = isSignedInFor(ctx, form)
  const ticket = issueTicket(ctx, form.formSeq)
  const by = responderOf(ctx)
  const own =
    by && mayEnter && form.answerMode !== 'DUP_Y'
      ? await queries.findOwn(ctx.db, form.formSeq, by)
      : undefined
  return {
    form: await viewOf(ctx, shown, { showsItems: mayEnter }),
    ticket,
    submittedAt: own?.submittedAt ?? null,
    answers: own && form.answerMode === 'MOD_Y' ? answersOf(own.answers) : null,
    files: own && form.answerMode === 'MOD_Y' ? await findFilesOf(ctx.db, [own.formResponseSeq]) : [],
  }
}
const answersOf = (answers: queries.Answers) =>
  FormAnswer.array().parse(
    Object.entries(answers).map(([formItemSeq, value]) => ({ formItemSeq: Number(formItemSeq), value })),
  )

/** docs/rules.md R-1032, R-1035, R-1036, R-1156. */
export async function submitForm(ctx: Context, formId: string, submission: FormSubmission) {
  const { form } = await getShown(ctx, formId)
  if (!isSignedInFor(ctx, form)) throw refuse('SIGN_IN_FIRST')
  await checkPace(ctx, form)
  await checkMember(ctx, form)
  // A program learns nothing from what it filled in.
  if (submission.website !== '') return { message: null, redirectUrl: null, enrolment: null }
  checkTicket(ctx, form.formSeq, submission.ticket)
  const by = responderOf(ctx) ?? issueBrowserSecret(ctx)
  const { enrolled, newBytes } = await ctx.transaction((tx) =>
    store(ctx, tx, { formSeq: form.formSeq, by, submission }),
  )
  if (!ctx.user && newBytes > 0) await returnShare(ctx, newBytes)
  return {
    ...(await outcomeOf(ctx, form.formSeq)),
    enrolment: enrolled && (await enrolAtOnce(ctx, enrolled)),
  }
}

/** Who is to be enrolled joins the site first, before they write anything. NOT_CHANNEL_USER. */
async function checkMember({ db, user }: Context, { formSeq }: FormRow) {
  if (!user?.isMember && (await findClassOf(db, formSeq)) !== null) throw refuse('NOT_CHANNEL_USER')
}

interface Submitted {
  formSeq: FormSeq
  by: queries.Responder
  submission: FormSubmission
}
/** Whom to enrol for it, and where, null for nobody; and the bytes of files that wait no longer. */
async function store(
  ctx: Context,
  tx: ChannelTx,
  { formSeq, by, submission }: Submitted,
): Promise<{ enrolled: Answered | null; newBytes: number }> {
  // The locked form counts: nobody answers it twice, and no more people than it takes.
  const form = await lockForm(tx, formSeq)
  if (!form?.publishedVersion) throw refuse('NOT_FOUND')
  const now = ctx.now()
  const isOnly = form.answerMode !== 'DUP_Y'
  const own = isOnly ? await queries.findOwn(tx, formSeq, by) : undefined
  checkAnswerable(form, { hasAnswered: own !== undefined, now })
  if (submission.version !== form.publishedVersion) throw refuse('FORM_CHANGED')
  const items = await findVersion(tx, formSeq, form.publishedVersion)
  const read = readAnswers(items, submission.answers)
  const files = sentFiles(items, read.answers)
  const { names, newBytes } = await requireOwnFiles(ctx, tx, {
    files,
    receipts: submission.files,
    own: own?.formResponseSeq,
  })
  const searchText = [read.searchText, ...names].filter(Boolean).join('\n')
  const content = { version: form.publishedVersion, answers: read.answers, searchText }
  if (own) {
    await queries.changeResponse(tx, own.formResponseSeq, { ...content, modifiedAt: now })
    await replaceFiles(tx, { formResponseSeq: own.formResponseSeq, files, now })
    return { enrolled: null, newBytes }
  }
  const { formResponseSeq } = await queries.insertResponse(tx, {
    ...content,
    by,
    formSeq,
    isOnly,
    submittedAt: now,
  })
  await replaceFiles(tx, { formResponseSeq, files, now })
  await raiseResponseCount(tx, formSeq, 1)
  await emit(tx, formSubmitted, { formSeq, formResponseSeq })
  const courseSeq = await findClassOf(tx, formSeq)
  if (courseSeq === null) return { enrolled: null, newBytes }
  await enqueue(tx, enrolAgain, { input: { formResponseSeq, courseSeq }, delayMs: AGAIN_MS })
  return { enrolled: { formResponseSeq, courseSeq }, newBytes }
}

function checkAnswerable(form: FormRow, { hasAnswered, now }: { hasAnswered: boolean; now: Date }) {
  if (hasAnswered && form.answerMode === 'MOD_N') throw refuse('FORM_ANSWERED')
  const status = formStatusOf(form, now)
  const refusal = hasAnswered && status === 'FULL' ? undefined : refusalFor[status]
  if (refusal) throw refuse(refusal)
}

type Item = z.output<typeof FormItem>
/** What is stored of the answers to these items. FORM_ANSWERS_INVALID. */
function readAnswers(items: Item[], sent: { formItemSeq: FormItemSeq; value: AnswerValue }[]) {
  const answers: queries.Answers = {}
  const texts: string[] = []
  const bySeq = new Map(sent.map(({ formItemSeq, value }) => [formItemSeq, value]))
  // What somebody does not see is neither required nor kept.
  for (const item of shownItems(items, ({ formItemSeq }) => bySeq.get(formItemSeq))) {
    const read = readAnswer(item, bySeq.get(item.formItemSeq))
    if (read.problem !== undefined) throw refuse('FORM_ANSWERS_INVALID')
    if (read.value === null) continue
    answers[String(item.formItemSeq)] = read.value
    if (!isFile(item)) texts.push(answerText(item, read.value, { agreed: '' }))
    if (item.itemType === 'PHONE_NUMBER') texts.push(String(read.value))
  }
  return { answers, searchText: texts.filter(Boolean).join('\n') }
}
