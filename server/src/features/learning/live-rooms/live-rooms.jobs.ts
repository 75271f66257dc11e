import { memberErased } from 'contract/people/members/events'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { deleteRemoved, emptyElements } from './boards.queries.ts'
import { deleteCaptions, deleteCaptionsOf } from './captions.queries.ts'
import { emptyMessages } from './messages.queries.ts'
import { deleteRecordedOf } from './recorded-captions.queries.ts'
import { closeStalePresences } from './presences.queries.ts'

export const forgetRoomMessages = on('live-rooms.forgetMessages', memberErased, (ctx, { userSeq }) =>
  ctx.transaction(async (tx) => {
    const before = await emptyMessages(tx, userSeq, ctx.now())
    await deleteCaptionsOf(tx, userSeq)
    await deleteRecordedOf(tx, userSeq)
    await emptyElements(tx, userSeq, ctx.now())
    await replaceImages(tx, { before, after: [], now: ctx.now() })
  }),
)

/** Hosts may stay for an hour after the end. */
const HOSTS_STAY_MS = 3_600_000
/** Ends intervals that stayed open, once nobody can be inside. docs/rules.md R-966. */
export const closePresences: Timer = {
  name: 'live-rooms.closePresences',
  cron: '25 4 * * *',
  visit: (ctx) =>
    ctx.transaction(
      async (tx) => void (await closeStalePresences(tx, new Date(ctx.now().getTime() - HOSTS_STAY_MS))),
    ),
}

const DAY_MS = 86_400_000
/** Pages that know of an element that was removed long ago read the board anew. docs/rules.md R-1217. */
export const forgetRemovedElements: Timer = {
  name: 'live-rooms.forgetRemovedElements',
  cron: '35 4 * * *',
  visit: (ctx) =>
    ctx.transaction(async (tx) => void (await deleteRemoved(tx, new Date(ctx.now().getTime() - DAY_MS)))),
}
/** The last sentences of a lesson, after which nobody said anything. docs/rules.md R-1219. */
export const forgetCaptions: Timer = {
  name: 'live-rooms.forgetCaptions',
  cron: '40 4 * * *',
  visit: (ctx) =>
    ctx.transaction(
      async (tx) => void (await deleteCaptions(tx, new Date(ctx.now().getTime() - HOSTS_STAY_MS))),
    ),
}
