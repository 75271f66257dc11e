import type { Language } from 'contract/i18n/languages'
import { filled } from 'contract/i18n/sentences'
import type { CourseSeq } from 'contract/values/ids'
import { formatMoment } from 'contract/values/moments'
import type { MemberContext } from '../../../platform/context.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findOverlap } from './schedule-overlap.queries.ts'

/** Why live lessons of these classes are in the way of each other for the caller; null where they are not. docs/rules.md R-1076. */
export async function overlapMessage(ctx: MemberContext, courseSeqs: CourseSeq[]) {
  const overlap = await findOverlap(ctx.db, { courseSeqs, userSeq: ctx.user.userSeq, now: ctx.now() })
  if (!overlap) return null
  const locale = await localeOf(ctx)
  const at = formatMoment(overlap.startsAt, locale.language)
  return filled(texts[locale.language], locale, { title: overlap.title, at })
}

const texts: Record<Language, string> = {
  ko: '이미 듣고 있는 ‘{title}’의 라이브 일정({at})과 시간이 겹쳐 {enrolment}할 수 없습니다.',
  en: 'A live session of “{title}”, in which you have a place, is at the same time ({at}).',
  jp: 'すでに参加している「{title}」のライブ（{at}）と時間が重なるため、{enrolment}できません。',
}
