import type { LiveItem } from 'contract/learning/live/schemas'
import { classTime, joinWindowState, isHost, liveStatus } from 'contract/teaching/curriculum/live-items.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { ChannelSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { liveServices } from 'contract/values/type-codes'
import type { MemberContext, PlatformContext, SignedIn } from '../../../platform/context.ts'
import { whyNoAudience } from '../../../platform/live-media/live-media.ts'
import { findChannelHere, findSiteCard } from '../../site/sites/sites.public.ts'
import { reachesAllClasses } from '../../teaching/courses/courses.public.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { findSitesOf } from '../../people/members/members.public.ts'
import { findLivesOf, type LiveRow } from './live.queries.ts'
import { liveUserType } from './live.rules.ts'

const DAY = 86_400_000
const MAX_SITES = 50

/** The caller's part in a live lesson. */
export function userTypeOf({ user }: Pick<MemberContext, 'user'>, live: LiveRow) {
  const { writerUserSeq, userTypeCd, isInvited } = live
  const post = userTypeCd === null ? null : { userTypeCd, isInvited: isInvited ?? false }
  const { userSeq, role } = user
  return liveUserType({ userSeq, role, reachesAll: reachesAllClasses(user) }, { writerUserSeq, post })
}

/** Live lessons that the caller attends or leads within this many days. */
export async function livesWithin(ctx: MemberContext, days: number) {
  const now = ctx.now()
  const { userSeq, role } = ctx.user
  const span = { from: new Date(now.getTime() - 2 * DAY), to: new Date(now.getTime() + days * DAY) }
  const found = await findLivesOf(ctx.db, { userSeq, role, now, ...span })
  return found
    .map((live) => liveView(ctx, live))
    .filter((live) => joinWindowState(timesOf(live), live.userType, now) !== 'OVER')
}

type View = z.output<typeof LiveItem>
const timesOf = ({ liveStartAt, liveEndAt, attendeeJoinTimeLive, tchJoinTimeLive }: View) => ({
  startsAt: liveStartAt,
  endsAt: liveEndAt,
  attendeeJoinTimeLive,
  tchJoinTimeLive,
})

/** A live lesson in wire form. */
export function liveView(ctx: MemberContext, live: LiveRow): View {
  const { startsAt, endsAt, curriculumSeq, imageFileSeq } = live
  const userType = userTypeOf(ctx, live)
  return {
    itemSeq: curriculumSeq,
    courseSeq: live.courseSeq,
    title: live.title,
    curriculumTitle: live.curriculumTitle,
    imageUrl: imageFileSeq === null ? null : fileUrl(ctx.channelSeq, imageFileSeq, 640),
    liveType: live.liveType,
    liveTypeCd: live.liveTypeCd,
    liveAt: seoulDay(startsAt),
    liveStartAt: startsAt,
    liveEndAt: endsAt,
    liveEndDateAt: seoulDay(endsAt),
    classTime: classTime(live),
    attendeeJoinTimeLive: live.attendeeJoinTimeLive,
    tchJoinTimeLive: live.tchJoinTimeLive,
    userType,
    isZoomHost: live.liveTypeCd === liveServices.zoom && isHost(userType),
    hasAudience: live.hasAudience && whyNoAudience(ctx.ports) === null,
    status: liveStatus(live, ctx.now()),
    alreadyAttendedYn: live.joinedAt === null ? 'N' : 'Y',
  }
}

/** The caller's live lessons of a week by time, on the current site, or on the platform on every site they joined. */
export async function livesOfPerson(ctx: SignedIn<PlatformContext>, days: number) {
  const here = await findChannelHere(ctx)
  const sites = await findSitesOf(ctx.platform, ctx.user.userSeq)
  const chosenSites = sites
    .filter(({ channelSeq }) => here === null || channelSeq === here)
    .slice(0, MAX_SITES)
  const lists = await Promise.all(chosenSites.map(({ channelSeq }) => livesOn(ctx, channelSeq, days)))
  return lists.flat().toSorted((left, right) => left.liveStartAt.getTime() - right.liveStartAt.getTime())
}

async function livesOn(ctx: SignedIn<PlatformContext>, channelSeq: ChannelSeq, days: number) {
  const channel = await findSiteCard(ctx, channelSeq)
  if (!channel) return []
  const there = await ctx.at(channelSeq)
  const lives = await livesWithin({ ...there, user: there.user ?? ctx.user }, days)
  return lives.map((live) => ({ ...live, channelSeq, channelName: channel.name, domain: channel.domain }))
}
