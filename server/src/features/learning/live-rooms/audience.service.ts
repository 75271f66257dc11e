import { AUDIENCE_PAGE, hasSpaceOnStage, silentBefore } from 'contract/learning/live-rooms/audience.rules'
import { identityOf, otherDevices } from 'contract/learning/live-rooms/live-rooms.rules'
import type { CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findFaces } from '../../people/members/members.public.ts'
import type { LessonRef } from '../live/live.public.ts'
import {
  closeWatcher,
  countOnStage,
  countWatchers,
  findInvited,
  findWatchers,
  insertWatcher,
  touchWatcher,
  updateStage,
} from './audience.queries.ts'
import { settleAudienceLater } from './audience.jobs.ts'
import { broadcastUrls, keepBroadcast } from './broadcast.service.ts'
import { disconnectLearners } from './moderation.service.ts'
import { closePresencesOf, findConnections } from './presences.queries.ts'
import { recordInside } from './presences.service.ts'
import { openAsHost, openInside, openVideoRoom, type OpenRoom } from './room-access.service.ts'
import { roomPublisher } from './room.sockets.ts'
import { findPerson, insertRoom, lockRoomRow, lowerHands } from './rooms.queries.ts'
import { keepPace } from './talk.service.ts'

/** Somebody comes to the audience: a stream for them, and an interval of presence. docs/rules.md R-1296, R-1298. */
export async function startWatching(ctx: MemberContext, { curriculumSeq }: OpenRoom, tab: string) {
  const { userSeq } = ctx.user
  const watcher = { curriculumSeq, userSeq, identity: identityOf(userSeq, tab) }
  await ctx.transaction((tx) => beginInterval(ctx, tx, watcher))
  await keepBroadcast(ctx, curriculumSeq)
  await announceSmall(ctx, curriculumSeq)
  return broadcastUrls(ctx, watcher)
}

/** Hosts see a small audience come and go; of a large one they read the number now and then. */
const SMALL = 50
async function announceSmall(ctx: MemberContext, curriculumSeq: CurriculumSeq) {
  const count = await countWatchers(ctx.db, curriculumSeq, silentBefore(ctx.now()))
  if (count <= SMALL) roomPublisher(ctx, curriculumSeq).toHosts()
}

interface Watcher {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
  identity: string
}
async function beginInterval(ctx: MemberContext, tx: ChannelTx, watcher: Watcher) {
  const now = ctx.now()
  const person = await findPerson(tx, watcher)
  await closePresencesOf(tx, watcher, now)
  await insertWatcher(tx, watcher, now)
  if (person) await recordInside(tx, { ...watcher, ...person, at: now })
  await settleAudienceLater(ctx, tx, watcher.curriculumSeq)
}

/** A page that was asleep begins another interval, unless the person went on elsewhere. docs/rules.md R-1298. */
export async function report(ctx: MemberContext, lessonRef: LessonRef, tab: string) {
  const room = await openInside(ctx, lessonRef)
  if (room.isConnected) throw refuse('NOT_FOUND')
  const { curriculumSeq } = room
  const { userSeq } = ctx.user
  const watcher = { curriculumSeq, userSeq, identity: identityOf(userSeq, tab) }
  await ctx.transaction(async (tx) => {
    if (await touchWatcher(tx, watcher, ctx.now())) return
    const others = otherDevices(await findConnections(tx, watcher), watcher.identity)
    if (others.length > 0) throw refuse('VIDEO_ROOM_OTHER_DEVICE')
    await beginInterval(ctx, tx, watcher)
  })
  await keepBroadcast(ctx, curriculumSeq)
  return null
}

export async function stopWatching(ctx: MemberContext, lessonRef: LessonRef, tab: string) {
  const { curriculumSeq, isConnected } = await openVideoRoom(ctx, lessonRef)
  // Who went onto the stage watches no longer, and has an interval that goes on.
  if (isConnected) return null
  const { userSeq } = ctx.user
  const watcher = { curriculumSeq, userSeq, identity: identityOf(userSeq, tab) }
  const wasRaised = await ctx.transaction(async (tx) => {
    if (!(await closeWatcher(tx, watcher, ctx.now()))) return false
    const person = await findPerson(tx, { curriculumSeq, userSeq })
    await lowerHands(tx, { curriculumSeq, userSeq })
    return person?.handRaisedAt !== null
  })
  if (wasRaised) roomPublisher(ctx, curriculumSeq).toAll()
  else await announceSmall(ctx, curriculumSeq)
  return null
}

/** What the state of a room says about its audience; null where everybody is connected. */
export async function audienceView(ctx: MemberContext, room: OpenRoom) {
  if (!room.hasAudience) return null
  const { curriculumSeq, isHost, isConnected } = room
  const person = isHost ? undefined : await findPerson(ctx.db, { curriculumSeq, userSeq: ctx.user.userSeq })
  const invited = isHost ? await findInvited(ctx.db, curriculumSeq) : []
  const faces = await findFaces(
    ctx,
    invited.map(({ userSeq }) => userSeq),
  )
  return {
    isOnStage: isConnected,
    isInvited: person !== undefined && person.stageInvitedAt !== null,
    count: await countWatchers(ctx.db, curriculumSeq, silentBefore(ctx.now())),
    invited: invited.map(({ userSeq, name }) => ({
      userSeq,
      name: shownName(name, ctx.language),
      imageUrl: faces.get(userSeq) ?? null,
    })),
  }
}

export async function list(ctx: MemberContext, lessonRef: LessonRef, after: UserSeq | undefined) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  const since = silentBefore(ctx.now())
  const found = await findWatchers(ctx.db, curriculumSeq, { since, after, limit: AUDIENCE_PAGE + 1 })
  const page = found.slice(0, AUDIENCE_PAGE)
  const faces = await findFaces(
    ctx,
    page.map(({ userSeq }) => userSeq),
  )
  return {
    list: page.map(({ userSeq, name }) => ({
      userSeq,
      name: shownName(name, ctx.language),
      imageUrl: faces.get(userSeq) ?? null,
    })),
    hasMore: found.length > AUDIENCE_PAGE,
  }
}

/** The learner decides: nobody's camera or microphone starts because a host says so. docs/rules.md R-1297. */
export async function invite(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq) {
  const { curriculumSeq, hasAudience } = await openAsHost(ctx, lessonRef)
  if (!hasAudience) throw refuse('NOT_FOUND')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, now)
    // Two hosts who invite at once do not fill the stage twice.
    await lockRoomRow(tx, curriculumSeq)
    const person = await findPerson(tx, { curriculumSeq, userSeq })
    if (person?.state !== 'ADMITTED' || person.userType !== 'user') throw refuse('NOT_FOUND')
    if (person.onStageAt ?? person.stageInvitedAt) return
    if (!hasSpaceOnStage(await countOnStage(tx, curriculumSeq))) throw refuse('LIVE_STAGE_FULL')
    await updateStage(tx, { curriculumSeq, userSeq }, { stageInvitedAt: now, onStageAt: null })
  })
  announce(ctx, curriculumSeq, userSeq)
  return null
}

export async function answer(ctx: MemberContext, lessonRef: LessonRef, isAccepted: boolean) {
  const { curriculumSeq } = await openInside(ctx, lessonRef)
  await keepPace(ctx)
  const { userSeq } = ctx.user
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    await lockRoomRow(tx, curriculumSeq)
    const person = await findPerson(tx, { curriculumSeq, userSeq })
    // Withdrawn meanwhile, or answered in another tab.
    if (!person?.stageInvitedAt) throw refuse('NOT_FOUND')
    const answered = { stageInvitedAt: null, onStageAt: isAccepted ? now : null, handRaisedAt: null }
    await updateStage(tx, { curriculumSeq, userSeq }, answered)
  })
  announce(ctx, curriculumSeq, userSeq)
  return null
}

/** docs/rules.md R-1297. */
export async function leaveStage(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq) {
  const { curriculumSeq, isHost } = await openInside(ctx, lessonRef)
  if (!isHost && userSeq !== ctx.user.userSeq) throw refuse('NOT_ALLOWED')
  const wasOnStage = await ctx.transaction(async (tx) => {
    const person = await findPerson(tx, { curriculumSeq, userSeq })
    if (person?.userType !== 'user') throw refuse('NOT_FOUND')
    await updateStage(tx, { curriculumSeq, userSeq }, { stageInvitedAt: null, onStageAt: null })
    return person.onStageAt !== null
  })
  announce(ctx, curriculumSeq, userSeq)
  if (wasOnStage) await disconnectLearners(ctx, { curriculumSeq, userSeq })
  return null
}

function announce(ctx: MemberContext, curriculumSeq: CurriculumSeq, userSeq: UserSeq) {
  const publisher = roomPublisher(ctx, curriculumSeq)
  publisher.toPerson(userSeq)
  publisher.toHosts()
}
