import type { z } from 'zod'
import {
  entryRefusals,
  entryStateOf,
  identityOf,
  otherDevices,
  sourcesFor,
} from 'contract/learning/live-rooms/live-rooms.rules'
import type { ParticipantInfo, RoomSignature, RoomState } from 'contract/learning/live-rooms/schemas'
import type { CurriculumSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { roomName } from '../../../platform/live-media/live-media.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findFaces } from '../../people/members/members.public.ts'
import type { LessonRef } from '../live/live.public.ts'
import { audienceView, startWatching } from './audience.service.ts'
import { groupsView } from './groups-view.service.ts'
import { boardView } from './boards.service.ts'
import { mayDivide } from './groups.service.ts'
import { findWhereabouts } from './groups.queries.ts'
import { checkMedia } from './media.service.ts'
import { pollView } from './polls.service.ts'
import { closePresencesOf, findConnections } from './presences.queries.ts'
import { openVideoRoom, readEntry, type OpenRoom } from './room-access.service.ts'
import { roomRecording } from './recordings.service.ts'
import { timerOf } from './timers.service.ts'
import { roomPublisher } from './room.sockets.ts'
import {
  findHands,
  findLessonOfRoom,
  findPerson,
  findRemoved,
  findWaiting,
  insertRoom,
  lockRoomRow,
  upsertPerson,
} from './rooms.queries.ts'

/** Twenty in a row, then one every three seconds: every lost connection enters again. */
const PACE = { most: 20, everySeconds: 3 }

/** Stores the caller's state, and subscribes their pages to the room. docs/rules.md R-962. */
export async function enterRoom(ctx: MemberContext, lessonRef: LessonRef, tab: string) {
  const room = await openVideoRoom(ctx, lessonRef)
  checkMedia(ctx)
  await keepMemberPace(ctx, 'live-room', PACE)
  const { state, isNew } = await storeEntry(ctx, room, { isRequest: true })
  const publisher = roomPublisher(ctx, room.curriculumSeq)
  if (state === 'ADMITTED') publisher.subscribe(ctx.user.userSeq, room)
  if (state === 'WAITING' && isNew) publisher.toHosts()
  return stateOf(ctx, room, tab)
}

/**
 * The caller's state, stored unless a locked room keeps them out. Who returns writes nothing; who was declined and comes again
 * requests anew.
 */
async function storeEntry(ctx: MemberContext, room: OpenRoom, { isRequest }: { isRequest: boolean }) {
  const { curriculumSeq, userType, attendSeq } = room
  const { userSeq } = ctx.user
  const known = await findPerson(ctx.db, { curriculumSeq, userSeq })
  const isSame = known?.userType === userType && known.attendSeq === attendSeq
  const isAgain = isRequest && known?.state === 'DECLINED'
  if (known && isSame && !isAgain && (await readEntry(ctx, room)).state === known.state)
    return { state: known.state, isNew: false }
  return ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, ctx.now())
    const { isLocked } = await lockRoomRow(tx, curriculumSeq)
    const { hasWaitingRoom } = await findLessonOfRoom(tx, curriculumSeq)
    const person = await findPerson(tx, { curriculumSeq, userSeq })
    const before = person?.state ?? null
    const stored = isRequest && before === 'DECLINED' ? null : before
    const state = entryStateOf({ userType, stored, hasWaitingRoom, isLocked })
    if (state !== 'LOCKED')
      await upsertPerson(tx, { curriculumSeq, userSeq, userType, state, attendSeq, requestedAt: ctx.now() })
    return { state, isNew: stored === null }
  })
}

export async function getState(ctx: MemberContext, lessonRef: LessonRef, tab: string) {
  return stateOf(ctx, await openVideoRoom(ctx, lessonRef), tab)
}

async function stateOf(ctx: MemberContext, room: OpenRoom, tab: string): Promise<z.output<typeof RoomState>> {
  const { isHost, curriculumSeq } = room
  const { state, isLocked, hasWaitingRoom, room: stored } = await readEntry(ctx, room)
  const isInside = state === 'ADMITTED'
  const raised = isInside ? await findHands(ctx.db, curriculumSeq) : []
  const raising = raised.map(({ userSeq }) => userSeq)
  const { groups, isBesideMe } = isInside ? await groupsView(ctx, room, raising) : outside
  const hands = raised.filter(({ userSeq }) => isBesideMe(userSeq))
  const waiting = isHost ? await findWaiting(ctx.db, curriculumSeq) : []
  const removed = isHost ? await findRemoved(ctx.db, curriculumSeq) : []
  const faces = await findFaces(ctx, [
    ...new Set([...hands, ...waiting, ...removed].map(({ userSeq }) => userSeq)),
  ])
  const shown = <Row extends { userSeq: OpenUserSeq; name: string }>(row: Row) => ({
    ...row,
    name: shownName(row.name, ctx.language),
    imageUrl: faces.get(row.userSeq) ?? null,
  })
  const board = isInside ? await boardView(ctx, curriculumSeq) : null
  const poll = isInside ? await pollView(ctx, curriculumSeq, room) : null
  const people = { hands: hands.map(shown), waiting: waiting.map(shown), removed: removed.map(shown) }
  const isOnOtherDevice = (await findOtherDevices(ctx, curriculumSeq, tab)).length > 0
  const timer = stored && isInside ? timerOf(stored) : null
  const shared = {
    timer,
    now: ctx.now(),
    poll,
    board,
    hasCaptions: stored?.hasCaptions ?? false,
    keepsCaptions: stored?.keepsCaptions ?? false,
    groups,
    mayDivide: mayDivide(room),
  }
  const recorded = await roomRecording(ctx, curriculumSeq, { isHost })
  const audience = isInside ? await audienceView(ctx, room) : null
  const own = { isHost, state, isOnOtherDevice, isLocked, hasWaitingRoom }
  return { ...own, ...people, ...shared, ...recorded, audience }
}
/** Who is not inside is beside nobody. */
const outside = { groups: null, isBesideMe: () => false }
type OpenUserSeq = MemberContext['user']['userSeq']

async function findOtherDevices(ctx: MemberContext, curriculumSeq: CurriculumSeq, tab: string) {
  const { userSeq } = ctx.user
  return otherDevices(await findConnections(ctx.db, { curriculumSeq, userSeq }), identityOf(userSeq, tab))
}

/** Ends the caller's connections on other devices, whose tokens do not let them return. docs/rules.md R-963. */
async function takeOver(ctx: MemberContext, { itemSeq }: LessonRef, others: readonly Connection[]) {
  const person = { curriculumSeq: itemSeq, userSeq: ctx.user.userSeq }
  await ctx.transaction(async (tx) => void (await closePresencesOf(tx, person, ctx.now())))
  for (const { identity, liveGroupSeq } of others)
    await ctx.ports.liveMedia.remove(roomName(ctx.channelSeq, itemSeq, liveGroupSeq), identity)
}
type Connection = Awaited<ReturnType<typeof findOtherDevices>>[number]

interface Device {
  tab: string
  takesOver: boolean
}
/** The token for people who may be inside now, on one device, and where they belong. docs/rules.md. */
export async function signatureFor(
  ctx: MemberContext,
  lessonRef: LessonRef,
  { tab, takesOver }: Device,
): Promise<z.output<typeof RoomSignature>> {
  const room = await openVideoRoom(ctx, lessonRef)
  checkMedia(ctx)
  const { state } = await storeEntry(ctx, room, { isRequest: false })
  const refusal = entryRefusals[state]
  if (refusal) throw refuse(refusal)
  const others = await findOtherDevices(ctx, lessonRef.itemSeq, tab)
  if (others.length > 0 && !takesOver) throw refuse('VIDEO_ROOM_OTHER_DEVICE')
  if (others.length > 0) await takeOver(ctx, lessonRef, others)
  if (!room.isConnected) return audienceSignature(ctx, room, tab)
  const { userSeq } = ctx.user
  const { liveMedia } = ctx.ports
  const info: ParticipantInfo = {
    userSeq,
    userType: room.userType,
    imageUrl: (await findFaces(ctx, [userSeq])).get(userSeq) ?? null,
  }
  const person = { curriculumSeq: lessonRef.itemSeq, userSeq }
  const { liveGroupSeq } = await findWhereabouts(ctx.db, person, ctx.now())
  const grant = {
    room: roomName(ctx.channelSeq, lessonRef.itemSeq, liveGroupSeq),
    identity: identityOf(userSeq, tab),
    name: shownName(ctx.user.name, ctx.language),
    sources: [...sourcesFor(room.live.liveType, room.userType, room.hasAudience)],
  }
  const issued = liveMedia.issueToken({ ...grant, metadata: JSON.stringify(info) }, ctx.incoming.origin)
  const { identity, name, sources } = grant
  return {
    broadcast: null,
    signature: issued.token,
    url: issued.url,
    iceServers: issued.iceServers,
    engine: liveMedia.kind,
    identity,
    name,
    userType: room.userType,
    sources,
    port: liveMedia.status().port,
    liveGroupSeq,
  }
}

/** What lets the caller watch: they send nothing, and receive the stream. docs/rules.md R-1296. */
async function audienceSignature(
  ctx: MemberContext,
  room: OpenRoom,
  tab: string,
): Promise<z.output<typeof RoomSignature>> {
  return {
    broadcast: await startWatching(ctx, room, tab),
    signature: '',
    url: '',
    iceServers: [],
    engine: ctx.ports.liveMedia.kind,
    identity: identityOf(ctx.user.userSeq, tab),
    name: shownName(ctx.user.name, ctx.language),
    userType: room.userType,
    sources: [],
    port: null,
    liveGroupSeq: null,
  }
}
