import type { CurriculumSeq, UserSeq } from 'contract/values/ids'
import { actionOf, type Endpoint } from 'contract/http/endpoint'
import { readmitToRoom, removeFromRoom } from 'contract/learning/live-rooms/api'
import { sourcesFor, type EntryState } from 'contract/learning/live-rooms/live-rooms.rules'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { roomName } from '../../../platform/live-media/live-media.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { LessonRef } from '../live/live.public.ts'
import { closeWatcher } from './audience.queries.ts'
import { findWhereabouts } from './groups.queries.ts'
import { findLearnersInside } from './presences.queries.ts'
import { openAsHost } from './room-access.service.ts'
import { roomPublisher } from './room.sockets.ts'
import {
  findNameInRoom,
  findPerson,
  insertRoom,
  lowerHands,
  updateRoom,
  updateStates,
} from './rooms.queries.ts'

/** Admits one person who waits, or without a number everybody who does. docs/rules.md R-962. */
export async function admit(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq | null) {
  await decide(ctx, lessonRef, { userSeq, from: ['WAITING'], state: 'ADMITTED' })
  return null
}
export async function decline(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq) {
  const changed = await decide(ctx, lessonRef, { userSeq, from: ['WAITING'], state: 'DECLINED' })
  if (changed.length === 0) throw refuse('NOT_FOUND')
  return null
}
/** The token of a removed person does not let them return, and they get no other. docs/rules.md R-962. */
export async function remove(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq) {
  const from = ['WAITING', 'ADMITTED', 'DECLINED'] as const
  const audited = removeFromRoom
  const changed = await decide(ctx, lessonRef, { userSeq, from, state: 'REMOVED', audited })
  if (changed.length === 0) throw refuse('NOT_FOUND')
  roomPublisher(ctx, lessonRef.itemSeq).unsubscribe(userSeq)
  const person = { curriculumSeq: lessonRef.itemSeq, userSeq }
  await ctx.transaction((tx) => closeWatcher(tx, { ...person, identity: null }, ctx.now()))
  await disconnectLearners(ctx, person)
  return null
}

/** Ends the connection of a learner with picture and sound. */
export const disconnectLearners = (
  ctx: MemberContext,
  person: { curriculumSeq: CurriculumSeq; userSeq: UserSeq },
) => forEachInside(ctx, person, (room, identity) => ctx.ports.liveMedia.remove(room, identity))

/** They may enter again with a new token, past a lock and the waiting room. docs/rules.md R-1000. */
export async function readmit(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq) {
  const audited = readmitToRoom
  const changed = await decide(ctx, lessonRef, { userSeq, from: ['REMOVED'], state: 'ADMITTED', audited })
  if (changed.length === 0) throw refuse('NOT_FOUND')
  return null
}

interface Deciding {
  userSeq: UserSeq | null
  from: readonly EntryState[]
  state: EntryState
  /** The endpoint whose action the activity history of staff names. */
  audited?: Endpoint
}
async function decide(ctx: MemberContext, lessonRef: LessonRef, { userSeq, from, state, audited }: Deciding) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  const decision = { from: [...from], state, decidedByUserSeq: ctx.user.userSeq, decidedAt: ctx.now() }
  const changed = await ctx.transaction(async (tx) => {
    const people = await updateStates(tx, { curriculumSeq, userSeq }, decision)
    if (audited) for (const one of people) await recordDecision(ctx, tx, { lessonRef, userSeq: one, audited })
    return people
  })
  const publisher = roomPublisher(ctx, curriculumSeq)
  for (const one of changed) publisher.toPerson(one)
  if (state === 'REMOVED') publisher.toAll()
  else publisher.toHosts()
  return changed
}

interface Recorded {
  lessonRef: LessonRef
  userSeq: UserSeq
  audited: Endpoint
}
/** Hosts call endpoints of members, which record nothing by themselves. */
async function recordDecision(ctx: MemberContext, tx: ChannelTx, { lessonRef, userSeq, audited }: Recorded) {
  const role = ctx.user.role ?? ctx.user.post?.userTypeCd
  const person = await findNameInRoom(tx, { curriculumSeq: lessonRef.itemSeq, userSeq })
  if (!role || !person) return
  const actor = { userSeq: ctx.user.userSeq, role, createdAt: ctx.now() }
  await insertStaffAction(tx, { ...actor, action: actionOf(audited), place: lessonRef, about: person.name })
}

export async function setLocked(ctx: MemberContext, lessonRef: LessonRef, isLocked: boolean) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  await ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, ctx.now())
    await updateRoom(tx, curriculumSeq, isLocked)
  })
  roomPublisher(ctx, curriculumSeq).toAll()
  return null
}

/** Mutes one learner, or all who are where the host is; the microphone stays theirs to turn on. docs/rules.md. */
export async function mute(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq | null) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  const host = { curriculumSeq, userSeq: ctx.user.userSeq }
  const { liveGroupSeq } = await findWhereabouts(ctx.db, host, ctx.now())
  const beside = userSeq === null ? roomName(ctx.channelSeq, curriculumSeq, liveGroupSeq) : null
  await forEachInside(ctx, { curriculumSeq, userSeq }, async (room, identity) => {
    if (beside === null || room === beside) await ctx.ports.liveMedia.mute(room, identity, 'microphone')
  })
  return null
}

export async function promptUnmute(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  const person = await findPerson(ctx.db, { curriculumSeq, userSeq })
  if (person?.state !== 'ADMITTED') throw refuse('NOT_FOUND')
  await ctx.transaction((tx) => lowerHands(tx, { curriculumSeq, userSeq }))
  const publisher = roomPublisher(ctx, curriculumSeq)
  publisher.promptUnmute(userSeq)
  publisher.toAll()
  return null
}

/** Taking the screen away ends its track; giving it back lets the person share again. */
export async function stopShare(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq) {
  const { curriculumSeq, live, hasAudience } = await openAsHost(ctx, lessonRef)
  const sources = sourcesFor(live.liveType, 'user', hasAudience)
  const { liveMedia } = ctx.ports
  await forEachInside(ctx, { curriculumSeq, userSeq }, async (room, identity) => {
    const others = sources.filter((source) => !source.startsWith('screen'))
    await liveMedia.setSources(room, identity, others)
    await liveMedia.setSources(room, identity, sources)
  })
  return null
}

export async function lowerHandsOf(ctx: MemberContext, lessonRef: LessonRef, userSeq: UserSeq | null) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  await ctx.transaction((tx) => lowerHands(tx, { curriculumSeq, userSeq }))
  roomPublisher(ctx, curriculumSeq).toAll()
  return null
}

/** Hosts are left out: nobody mutes or removes them. */
async function forEachInside(
  ctx: MemberContext,
  who: { curriculumSeq: CurriculumSeq; userSeq: UserSeq | null },
  act: (room: string, identity: string) => Promise<void>,
) {
  for (const { identity, liveGroupSeq } of await findLearnersInside(ctx.db, who))
    await act(roomName(ctx.channelSeq, who.curriculumSeq, liveGroupSeq), identity)
}
