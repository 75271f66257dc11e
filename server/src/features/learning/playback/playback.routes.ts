import * as playbackApi from 'contract/learning/playback/api'
import { addViewingTime, listViewingTimes } from 'contract/learning/playback/viewing-times.api'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { takeHeartbeat } from './heartbeat.service.ts'
import { findPlay, updatePlay } from './play-sessions.queries.ts'
import { PLAY_COOKIE, play, secretHashOf } from './playback.service.ts'
import { giveMinutes, viewingTimesOf } from './viewing-times.service.ts'

export const playbackRoutes = [
  implement(playbackApi.play, ({ ctx, params }) => play(ctx, params)),
  implement(playbackApi.sendHeartbeat, ({ ctx, params, body }) => takeHeartbeat(ctx, { ...params, ...body })),
  implement(listViewingTimes, async ({ ctx, params }) => ({ list: await viewingTimesOf(ctx, params) })),
  implement(addViewingTime, ({ ctx, params, body }) => giveMinutes(ctx, params, body)),
  implement(playbackApi.stopPlaying, async ({ ctx, params, body: { playId } }) => {
    const session = await findPlay(ctx.db, playId)
    if (session?.curriculumSeq !== params.curriculumSeq) throw refuse('NOT_FOUND')
    const isOwn =
      session.userSeq === (ctx.user?.userSeq ?? null) ||
      session.secretHash === secretHashOf(ctx.incoming.cookies[PLAY_COOKIE] ?? '')
    if (!isOwn) throw refuse('NOT_FOUND')
    await updatePlay(ctx.db, playId, { endedAt: ctx.now(), endedWhy: 'LEFT', ticksSince: null })
    return null
  }),
]
