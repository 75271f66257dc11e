import type { FastifyInstance } from 'fastify'
import { endOf, KEPT_DAYS } from 'contract/learning/live-rooms/recordings.rules'
import { closesAt } from 'contract/teaching/curriculum/live-items.rules'
import { videoReady } from 'contract/teaching/videos/events'
import { seq, type ChannelSeq, type LiveRecordingSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { Openings } from '../../../platform/feature.ts'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import type { RecordingEnd } from '../../../platform/live-media/live-media.ts'
import { removeFiles } from './join-recording.jobs.ts'
import { alarmStaff } from './recordings.notify.ts'
import {
  changeRecording,
  endRecording,
  findAllRunning,
  findClearable,
  findForgotten,
  findRecording,
  findRecordingOfVideo,
  findUnqueued,
  lockRecording,
} from './recordings.queries.ts'
import { announceRecording, endByItself, orderRecording, queueJoin } from './recordings.service.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Ends recordings of rooms that closed or stay empty, and lets all others go on, also after this process started anew. R-1021. */
export const keepRecordings: Timer = {
  name: 'live-rooms.keepRecordings',
  cron: '* * * * *',
  isSelective: true,
  async visit(ctx) {
    const now = ctx.now()
    for (const running of await findAllRunning(ctx.db)) {
      const { liveRecordingSeq, curriculumSeq } = running
      const emptySince = running.isSomebodyInside ? null : (running.emptySince ?? now)
      if (emptySince?.getTime() !== running.emptySince?.getTime())
        await changeRecording(ctx.db, liveRecordingSeq, { emptySince })
      const reason = endOf({ closesAt: closesAt(running, 'facilitator'), emptySince }, now)
      if (reason) await endByItself(ctx, curriculumSeq, reason)
      else await orderRecording(ctx, curriculumSeq, liveRecordingSeq)
    }
    for (const { liveRecordingSeq } of await findUnqueued(ctx.db, new Date(now.getTime() - MINUTE)))
      await ctx.transaction((tx) => queueJoin(ctx, tx, liveRecordingSeq))
  },
}

/** Deletes files that are needed no longer, and lets hosts try again what the queue gave up. docs/rules.md R-1023. */
export const clearRecordings: Timer = {
  name: 'live-rooms.clearRecordings',
  cron: '35 4 * * *',
  async visit(ctx) {
    const before = new Date(ctx.now().getTime() - KEPT_DAYS * DAY)
    for (const { liveRecordingSeq } of await findForgotten(ctx.db, before))
      await changeRecording(ctx.db, liveRecordingSeq, {
        state: 'FAILED',
        failedReason: 'FAILED',
        failedAt: ctx.now(),
      })
    for (const recording of await findClearable(ctx.db, before)) await removeFiles(ctx, recording)
  },
}

/** The lesson plays: its files go, and staff are notified. */
export const recordingReady = on('live-rooms.recordingReady', videoReady, async (ctx, { uploadVodSeq }) => {
  const found = await findRecordingOfVideo(ctx.db, uploadVodSeq)
  const recording = found && (await findRecording(ctx.db, found.liveRecordingSeq))
  if (!recording) return
  await changeRecording(ctx.db, recording.liveRecordingSeq, { state: 'READY' })
  await alarmStaff(ctx, recording, { kind: 'recordingReady', at: recording.startedAt })
  await removeFiles(ctx, recording)
})

const NAME = /^(\d+)-(\d+)$/
function ownerOf(name: string) {
  const [, channel, recording] = NAME.exec(name) ?? []
  const channelSeq = seq('channel').safeParse(Number(channel))
  const liveRecordingSeq = seq('live recording').safeParse(Number(recording))
  if (!channelSeq.success || !liveRecordingSeq.success) return null
  return { channelSeq: channelSeq.data, liveRecordingSeq: liveRecordingSeq.data }
}

/** Everything is on the disk: what was recorded is joined; who recorded hears where it ended by itself. */
async function noteEnd(ctx: Context, liveRecordingSeq: LiveRecordingSeq, end: RecordingEnd) {
  const { bytes, at, problem } = end
  const recording = await findRecording(ctx.db, liveRecordingSeq)
  if (!recording) return
  const isByItself = await ctx.transaction(async (tx) => {
    const locked = await lockRecording(tx, liveRecordingSeq)
    const isRunning = locked?.state === 'RECORDING'
    if (isRunning) {
      const ending = { endedAt: at, endedByUserSeq: null, endReason: problem ?? 'FAILED' }
      await endRecording(tx, recording.curriculumSeq, ending)
    }
    await changeRecording(tx, liveRecordingSeq, { bytes })
    if (locked?.queuedAt === null) await queueJoin(ctx, tx, liveRecordingSeq)
    return isRunning
  })
  if (!isByItself) return
  await announceRecording(ctx, recording.curriculumSeq)
  await alarmStaff(ctx, recording, { kind: 'recordingStopped', at })
}

/** Hears of the ends of recordings until the server closes. */
export function mountRecordings(http: FastifyInstance, { ports, contextFor }: Openings) {
  const noting = new Set<Promise<unknown>>()
  const note = async (
    owner: { channelSeq: ChannelSeq; liveRecordingSeq: LiveRecordingSeq },
    end: RecordingEnd,
  ) => noteEnd(await contextFor(owner.channelSeq), owner.liveRecordingSeq, end)
  const stop = ports.liveMedia.subscribeToRecordings((end) => {
    const owner = ownerOf(end.name)
    if (!owner) return
    const noted = note(owner, end).catch((error: unknown) =>
      http.log.error({ err: error }, 'The end of a recording was not noted; it is found within minutes'),
    )
    noting.add(noted)
    void noted.finally(() => noting.delete(noted))
  })
  http.addHook('onClose', async () => {
    stop()
    await Promise.all(noting)
  })
}
