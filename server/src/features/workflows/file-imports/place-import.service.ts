import { endOfSeoulDay } from 'contract/money/enrolments/enrolments.rules'
import { rowNotes } from 'contract/workflows/file-imports/fault-texts'
import type { ColumnPositions, ImportOutcome } from 'contract/workflows/file-imports/file-imports.rules'
import { filled } from 'contract/i18n/sentences'
import type { CourseSeq, FileImportSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findMember, findMembersLike, inviteRows } from '../../people/members/members.public.ts'
import { findCourse, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { enrolMember } from '../admissions/admissions.public.ts'
import { setMessage } from './file-imports.queries.ts'
import * as queries from './place-imports.queries.ts'
import { saleKeyOf, saleOf } from './place-rows.rules.ts'

interface SaleRow {
  columns: ColumnPositions
  cells: readonly string[]
  courseSeq: CourseSeq | undefined
  /** Whether a learner gets a seat of their own where the class is full. */
  addsSeats: boolean
}
interface Result {
  outcome: ImportOutcome
  courseSeq: CourseSeq
  note?: keyof typeof rowNotes
}

/**
 * Keeps what was sold as a record, and gives its buyer a place without payment: at once where they are a member, otherwise when they join.
 * docs/rules.md R-1234, R-1235.
 */
export async function importSale(
  ctx: MemberContext,
  { columns, cells, courseSeq, addsSeats }: SaleRow,
): Promise<Result> {
  const sale = saleOf(columns, cells)
  const { name, email, phone, soldOn, amount, untilOn, currency } = sale
  if (courseSeq === undefined || currency === null) throw refuse('BAD_INPUT')
  const isOver = untilOn !== null && endOfSeoulDay(untilOn) <= ctx.now()
  // Nobody proves a number by joining.
  const byPhone = email === '' ? await memberWithPhone(ctx, phone) : null
  const record = { name, email: byPhone?.email ?? email, courseSeq, soldOn, amount, currency, untilOn }
  const importedSaleSeq = await ctx.transaction((tx) =>
    queries.saveSale(tx, {
      ...record,
      addsSeats,
      importKey: saleKeyOf(sale, courseSeq),
      state: isOver ? 'RECORDED' : 'WAITING',
      importedByUserSeq: ctx.user.userSeq,
      importedAt: ctx.now(),
    }),
  )
  if (importedSaleSeq === undefined) return { outcome: 'ALREADY', courseSeq }
  if (isOver) return { outcome: 'RECORDED', courseSeq }
  try {
    const [claimed] = byPhone
      ? [{ ...byPhone, importedSaleSeq, courseSeq, untilOn, addsSeats }]
      : await queries.findClaimed(ctx.db, { only: importedSaleSeq })
    if (!claimed) return { outcome: 'WAITING', courseSeq }
    const isSeatAdded = await givePlace(ctx, claimed)
    return { outcome: 'DONE', courseSeq, ...(isSeatAdded && { note: 'SEAT_ADDED' as const }) }
  } catch (error) {
    if (isRefusal(error)) await ctx.transaction((tx) => queries.removeSale(tx, importedSaleSeq))
    throw error
  }
}

async function memberWithPhone(ctx: MemberContext, phone: string) {
  const found = await findMembersLike(ctx.db, { emails: [], phones: [phone], names: [] })
  const [one] = found.filter(({ status }) => status === 'ACTIVE')
  if (!one || found.length > 1) throw refuse('NOT_A_MEMBER')
  return one
}

/** Gives the place that a sale stands for; says whether a seat was added for it. Who learns there already keeps what they have. */
async function givePlace(ctx: Context, { importedSaleSeq, courseSeq, untilOn, userSeq, addsSeats }: SaleRef) {
  const course = await findCourse(ctx.db, courseSeq)
  const member = await findMember(ctx.db, userSeq)
  if (course?.state !== 'PUBLISHED') throw refuse('NOT_POSSIBLE_NOW')
  if (member?.status !== 'ACTIVE') throw refuse('NOT_A_MEMBER')
  const validAt = untilOn === null ? null : endOfSeoulDay(untilOn)
  const isOver = validAt !== null && validAt <= ctx.now()
  const learner = { member, ...(validAt && { validAt }) }
  const isSeatAdded = !isOver && (await enrol(ctx, course, { learner, addsSeats }))
  await ctx.transaction((tx) => queries.markPlaced(tx, importedSaleSeq, userSeq))
  return isSeatAdded
}
type SaleRef = Pick<
  queries.ClaimedSale,
  'importedSaleSeq' | 'courseSeq' | 'untilOn' | 'userSeq' | 'addsSeats'
>

interface Enrolling {
  learner: Parameters<typeof enrolMember>[2]
  addsSeats: boolean
}
/** Within the seats that there are; where none is left, with one more if staff said so. docs/rules.md R-1290. */
async function enrol(ctx: Context, course: CourseRow, { learner, addsSeats }: Enrolling): Promise<boolean> {
  try {
    await enrolMember(ctx, course, learner)
    return false
  } catch (error) {
    if (isRefusal(error, 'ALREADY_IN_CLASS')) return false
    if (!addsSeats || !isRefusal(error, 'SOLD_OUT')) throw error
  }
  await enrolMember(ctx, course, { ...learner, addsSeat: true })
  return true
}

/** Gives their places to members who joined, or proved their address, since. One that cannot be given yet goes on waiting. */
export async function placeClaimed(ctx: Context, userSeq?: queries.ClaimedSale['userSeq']) {
  for (let after = 0; ;) {
    const claimed = await queries.findClaimed(ctx.db, { after, userSeq })
    for (const sale of claimed)
      await givePlace(ctx, sale).catch((error: unknown) => {
        if (!isRefusal(error)) throw error
      })
    const last = claimed.at(-1)
    if (!last) return
    after = last.importedSaleSeq
  }
}

const INVITED_AT_ONCE = 100
/** Invites those whose places wait, each address once. Rows of people who could not be invited say so. docs/rules.md R-1291. */
export async function inviteWaiting(
  ctx: MemberContext,
  fileImportSeq: FileImportSeq,
  columns: ColumnPositions,
) {
  const locale = await localeOf(ctx)
  const notInvited = filled(rowNotes.NOT_INVITED[locale.language], locale)
  let isFull = false
  const invited = new Set<string>()
  for (let after = -1; ;) {
    const rows = await queries.findWaitingRows(ctx.db, fileImportSeq, { after, limit: INVITED_AT_ONCE })
    const last = rows.at(-1)
    if (!last) return
    after = last.position
    const people = rows.flatMap(({ rowNo, cells }) => {
      const { email, name } = saleOf(columns, cells)
      if (invited.has(email)) return []
      invited.add(email)
      return [{ rowNo, email, name: name || (email.split('@')[0] ?? '').slice(0, 60), phone: '' }]
    })
    if (!isFull && people.length > 0) isFull = await invite(ctx, people)
    const positions = rows.map(({ position }) => position)
    if (isFull)
      await ctx.transaction((tx) => setMessage(tx, { fileImportSeq, positions, message: notInvited }))
  }
}

/** True where the site sent as many invitations as it may in a day. */
async function invite(ctx: MemberContext, people: Parameters<typeof inviteRows>[1]) {
  try {
    await inviteRows(ctx, people)
    return false
  } catch (error) {
    if (!isRefusal(error, 'INVITATIONS_FULL')) throw error
    return true
  }
}
