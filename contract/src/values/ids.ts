import { z } from 'zod'
import { DEFAULT_PAGE_SIZE, LAST_PAGE } from './paging.ts'

/** A number that knows whose it is: a courseSeq does not fit where an attendSeq belongs. */
export type Seq<Of extends string> = number & z.$brand<Of>
export const seq = <Of extends string>(_of: Of) => z.int().positive().brand<Of, 'inout'>()

/** The same number in a URL, where everything is text. */
export const seqInUrl = <Of extends string>(_of: Of) =>
  z.coerce.number<number>().int().positive().brand<Of, 'inout'>()

/** A moment: text on the wire (ISO 8601, UTC), a Date on the server. */
export const instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** The reply of an action that has nothing to tell. */
export const nothing = z.null()

/** An amount in the smallest unit of its currency (won, cent). */
export const amount = z.int().nonnegative().max(1_000_000_000)
export const currency = z.enum(['KRW', 'USD'])
export type Currency = z.output<typeof currency>

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** Page and size of a list. */
export const Paged = z.object({
  page: z.coerce.number<number>().int().min(1).max(LAST_PAGE).default(1),
  size: z.coerce.number<number>().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
})
export type Paged = z.output<typeof Paged>

export type AlarmSeq = Seq<'alarm'>
export type AnswerSeq = Seq<'answer'>
export type AttendSeq = Seq<'enrolment'>
export type BoardSeq = Seq<'board'>
export type ChannelCategorySeq = Seq<'category'>
export type ChannelSeq = Seq<'channel'>
export type ChatMessageSeq = Seq<'chat message'>
export type ChatRoomSeq = Seq<'chat room'>
export type ClassSeq = Seq<'round'>
export type ClassCommentSeq = Seq<'class comment'>
export type LessonNoteSeq = Seq<'lesson note'>
export type ClassPostSeq = Seq<'class post'>
export type ClassReportSeq = Seq<'class report'>
export type CourseReviewSeq = Seq<'course review'>
export type SiteCodeReviewSeq = Seq<'site code review'>
export type CommentSeq = Seq<'mission comment'>
export type CourseSeq = Seq<'course'>
export type CurriculumSeq = Seq<'curriculum'>
export type DomainSeq = Seq<'domain'>
export type EntrySeq = Seq<'point entry'>
export type EvaluationSeq = Seq<'review'>
export type EventLogSeq = Seq<'event log'>
export type FactorSeq = Seq<'second-factor'>
export type FileSeq = Seq<'file'>
export type GrantSeq = Seq<'grant'>
export type InvitationSeq = Seq<'invitation'>
export type MailSeq = Seq<'mail'>
export type MarketingChoiceSeq = Seq<'marketing choice'>
export type MenuSeq = Seq<'menu'>
export type IdentitySeq = Seq<'identity'>
export type MergeSeq = Seq<'merge'>
export type OrderSeq = Seq<'order'>
export type PageSeq = Seq<'page'>
export type PaymentSeq = Seq<'payment'>
export type PostSeq = Seq<'post'>
export type PushSubscriptionSeq = Seq<'push subscription'>
export type QuestionSeq = Seq<'question'>
export type RefundSeq = Seq<'refund'>
export type SubmissionSeq = Seq<'submission'>
export type StaffActionSeq = Seq<'staff-action'>
export type UploadVodSeq = Seq<'video'>
export type UserAgreementSeq = Seq<'agreement'>
export type UserSeq = Seq<'user'>
export type VerificationSeq = Seq<'verification'>
