import { missionToday, rateOf, recordOf, totalOf } from 'contract/learning/challenges/missions.rules'
import { challengeTermState, dayOfTerm, termDays } from 'contract/learning/challenges/terms.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { AttendSeq, ClassSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getReadableCourse } from '../../money/access/access.public.ts'
import { findActive } from '../../money/enrolments/enrolments.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { findRound } from '../../teaching/courses/courses.public.ts'
import { requireChallenge, settingOf } from './challenges.service.ts'
import { findDone } from './check-ins.queries.ts'
import { depositOf } from './deposits.service.ts'
import { findMissions } from './missions.queries.ts'
import { findRanking, findRankOf } from './participants.queries.ts'
import { findIntroduction, findLeaders } from './terms.queries.ts'

/** The term that the caller takes part in; for staff who do not, the named or the current one. NOT_ATTENDING, NO_CHALLENGE. */
export async function enterTerm(ctx: MemberContext, courseSeq: CourseSeq, named?: ClassSeq) {
  const { course, isManager, grant } = await getReadableCourse(ctx, courseSeq)
  requireChallenge(course)
  if (!isManager && !grant) throw refuse('NOT_ATTENDING')
  const enrolment = grant ? await findActive(ctx.db, ctx.user.userSeq, courseSeq) : undefined
  const own = enrolment?.state === 'APPROVED' ? enrolment : undefined
  const classSeq = (isManager ? named : undefined) ?? own?.classSeq ?? course.classSeq
  const attendSeq: AttendSeq | null = own?.classSeq === classSeq ? own.attendSeq : null
  if (!isManager && attendSeq === null) throw refuse('NOT_ATTENDING')
  const round = await findRound(ctx.db, classSeq)
  if (round?.courseSeq !== courseSeq || round.state === 'DISCARDED') throw refuse('NO_CHALLENGE')
  return { course, round, isStaff: isManager, attendSeq }
}

export async function todayOf(ctx: MemberContext, courseSeq: CourseSeq) {
  const now = ctx.now()
  const { course, round, isStaff, attendSeq } = await enterTerm(ctx, courseSeq)
  const { classSeq, partNumber, startAt, endAt } = round
  const term = termDays(round)
  const missions = await findMissions(ctx.db, classSeq)
  const checkIns = attendSeq === null ? [] : await findDone(ctx.db, { classSeq, attendSeq })
  const leaders = await findNames(ctx, await findLeaders(ctx.db, classSeq))
  const record = term && attendSeq !== null ? recordOf(missions, { term, checkIns, now }) : null
  const isCurrent = classSeq === course.classSeq
  const { payStartAt, payEndAt, recruitClosedAt } = course
  const facts = { ...round, isDraft: false, isCurrent, payStartAt, payEndAt, recruitClosedAt }
  return {
    title: course.title,
    term: {
      classSeq,
      partNumber,
      startAt,
      endAt,
      state: challengeTermState(facts, now),
      dayCount: term?.dayCount ?? null,
      dayNumber: term && numberWithin(term, now),
    },
    introduction: await findIntroduction(ctx.db, classSeq),
    leaders: [...leaders.values()],
    participantCount: round.acceptCnt,
    showsRanking: isStaff || (await settingOf(ctx.db, courseSeq)).showsRanking,
    isStaff,
    deposit:
      attendSeq === null ? null : await depositOf(ctx, { attendSeq, classSeq, rate: record?.rate ?? 0 }),
    missions: missions.flatMap((mission) => {
      const doneDays = checkIns
        .filter((one) => one.challengeMissionSeq === mission.challengeMissionSeq)
        .map(({ day }) => day)
      const shown = term && missionToday(mission, { term, doneDays, now })
      return shown ? [{ ...mission, ...shown }] : []
    }),
    record,
  }
}

function numberWithin(term: { firstDay: string; dayCount: number }, now: Date) {
  const number = dayOfTerm(term, seoulDay(now))
  return number >= 1 && number <= term.dayCount ? number : null
}

/** CHALLENGE_RANKING_HIDDEN for learners where the site shows none. docs/rules.md R-1047. */
export async function rankingOf(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  paged: { page: number; size: number },
) {
  const { round, isStaff, attendSeq } = await enterTerm(ctx, courseSeq)
  const { showsRanking } = await settingOf(ctx.db, courseSeq)
  if (!showsRanking && !isStaff) throw refuse('CHALLENGE_RANKING_HIDDEN')
  const total = totalOf(await findMissions(ctx.db, round.classSeq), termDays(round)?.dayCount ?? 0)
  const rows = await findRanking(ctx.db, round.classSeq, paged)
  const names = await findNames(
    ctx,
    rows.map(({ userSeq }) => userSeq),
  )
  const mine = attendSeq === null ? undefined : await findRankOf(ctx.db, round.classSeq, attendSeq)
  return {
    list: rows.map(({ rank, userSeq, count }) => ({
      rank,
      count,
      rate: rateOf(count, total),
      name: names.get(userSeq) ?? '',
      isMine: userSeq === ctx.user.userSeq,
    })),
    total: rows[0]?.total ?? 0,
    mine: mine ? { rank: mine.rank, count: mine.count, rate: rateOf(mine.count, total) } : null,
  }
}
