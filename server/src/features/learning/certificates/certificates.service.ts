import { randomInt } from 'node:crypto'
import {
  CERTIFICATE_LETTERS,
  DEFAULT_MIN_PERCENT,
  inGroups,
  maskedName,
} from 'contract/learning/certificates/certificates.rules'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pdfFor, type PdfKind, type PdfRequest } from '../../../platform/pdf/pdf-download.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import { findRates } from '../challenges/challenges.public.ts'
import { findProgress } from '../lessons/lessons.public.ts'
import { findTitles, getChangeableCourse, getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import {
  findByNumber,
  findCertificate,
  findIssued,
  findRules,
  insertCertificate,
  upsertRule,
} from './certificates.queries.ts'
import { drawCertificate } from './certificate-drawing.views.ts'

const LETTERS = 12
const newNumber = () =>
  inGroups(
    Array.from({ length: LETTERS }, () =>
      CERTIFICATE_LETTERS.charAt(randomInt(CERTIFICATE_LETTERS.length)),
    ).join(''),
  )

/** A cancelled enrolment is not a completed course: its certificate becomes invalid. docs/rules.md R-336. */
const holds = ({ state }: { state: string }) => state === 'APPROVED' || state === 'EXPIRED'

async function minPercentOf({ db }: Context, courseSeq: CourseSeq) {
  const [rule] = await findRules(db, [courseSeq])
  return rule?.minPercent ?? DEFAULT_MIN_PERCENT
}
async function courseOf({ db }: Context, courseSeq: CourseSeq) {
  const [course] = await findTitles(db, [courseSeq])
  return { title: course?.title ?? '', productKind: course?.productKind ?? 'CLASS' }
}

/** The caller's own certificate; issued now if its conditions are met and it was not yet. Others' enrolments are NOT_FOUND. */
export async function ownCertificate(ctx: MemberContext, attendSeq: AttendSeq) {
  const enrolment = await findEnrolment(ctx.db, attendSeq)
  if (enrolment?.userSeq !== ctx.user.userSeq || !holds(enrolment)) throw refuse('NOT_FOUND')
  const { courseSeq } = enrolment
  const minPercent = await minPercentOf(ctx, courseSeq)
  const progress = (await findProgress(ctx.db, [enrolment], ctx.now())).get(attendSeq)
  // A challenge is completed by its check-ins. docs/rules.md R-1049.
  const percent = (await findRates(ctx.db, [attendSeq])).get(attendSeq) ?? progress?.percent ?? 0
  const { title, productKind } = await courseOf(ctx, courseSeq)
  if (percent >= minPercent && !(await findCertificate(ctx.db, attendSeq))) {
    const certificate = { attendSeq, courseSeq, certificateNo: newNumber(), issuedAt: ctx.now() }
    await ctx.transaction((tx) => insertCertificate(tx, certificate))
  }
  const issued = await findCertificate(ctx.db, attendSeq)
  const site = await findSiteCard(ctx, ctx.channelSeq)
  const certificate = issued
    ? {
        certificateNo: issued.certificateNo,
        name: enrolment.name,
        title,
        siteName: site?.name ?? '',
        startedAt: enrolment.attendAt,
        issuedAt: issued.issuedAt,
      }
    : null
  return { courseSeq, productKind, title, percent, minPercent, certificate }
}

export const certificatePdf: PdfKind = { path: '/files/certificates', secret: 'certificate-paper' }

/** CERTIFICATE_NOT_REACHED. */
export async function printOwn(ctx: MemberContext, attendSeq: AttendSeq) {
  const { certificate } = await ownCertificate(ctx, attendSeq)
  if (!certificate) throw refuse('CERTIFICATE_NOT_REACHED')
  return pdfFor(ctx, certificatePdf, certificate.certificateNo)
}

/** The PDF of a valid certificate, for anyone who has its URL; nothing otherwise. */
export async function drawPaper(ctx: Context, { name: certificateNo, origin, language }: PdfRequest) {
  const found = await findByNumber(ctx.db, certificateNo)
  const enrolment = found && (await findEnrolment(ctx.db, found.attendSeq))
  if (!enrolment || !holds(enrolment)) return null
  const { name: siteName = '' } = (await findSiteCard(ctx, ctx.channelSeq)) ?? {}
  const { title } = await courseOf(ctx, found.courseSeq)
  const { name, attendAt: startedAt } = enrolment
  const certificate = { certificateNo, name, title, siteName, startedAt, issuedAt: found.issuedAt }
  return drawCertificate(certificate, { address: `${origin}/certificates/${certificateNo}`, language })
}

export async function verify(ctx: Context, certificateNo: string) {
  const found = await findByNumber(ctx.db, certificateNo)
  const enrolment = found && (await findEnrolment(ctx.db, found.attendSeq))
  if (!enrolment) throw refuse('NOT_FOUND')
  const site = await findSiteCard(ctx, ctx.channelSeq)
  const { title } = await courseOf(ctx, found.courseSeq)
  return {
    certificateNo,
    name: maskedName(shownName(enrolment.name, ctx.language)),
    title,
    siteName: site?.name ?? '',
    issuedAt: found.issuedAt,
    isValid: holds(enrolment),
  }
}

export async function issuedIn(ctx: MemberContext, courseSeq: CourseSeq) {
  await getManagedCourse(ctx, courseSeq)
  const issued = await findIssued(ctx.db, courseSeq)
  return {
    minPercent: await minPercentOf(ctx, courseSeq),
    list: issued.map((one) => ({
      attendSeq: one.attendSeq,
      certificateNo: one.certificateNo,
      name: shownName(one.name, ctx.language),
      issuedAt: one.issuedAt,
      isValid: holds(one),
    })),
  }
}

export function setRule(ctx: MemberContext, courseSeq: CourseSeq, minPercent: number) {
  return ctx.transaction(async (tx) => {
    await getChangeableCourse(ctx, courseSeq, tx)
    ctx.audit.record({ before: { minPercent: await minPercentOf(ctx, courseSeq) }, after: { minPercent } })
    await upsertRule(tx, { courseSeq, minPercent })
    return null
  })
}
