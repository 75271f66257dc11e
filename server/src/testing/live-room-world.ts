import * as api from 'contract/learning/live-rooms/api'
import { liveServices } from 'contract/values/type-codes'
import type { PresenceEvent } from '../platform/live-media/live-media.ts'
import { aLiveClass } from './live-world.ts'

type LiveInput = Parameters<typeof aLiveClass>[0]

/** A live lesson in the video room, by default in ten minutes, whose owner hosts it and whose learner is Mina. */
export async function aVideoRoom(input: LiveInput = {}) {
  const world = await aLiveClass({ liveTypeCd: liveServices.videoRoom, joinUrl: '', ...input })
  const { channelSeq, itemSeq, item, courseRef, clock, liveMedia } = world
  const room = `${channelSeq}:${itemSeq}`
  const emit = (kind: PresenceEvent['kind'], identity: string) =>
    liveMedia.emit({ kind, room, identity, at: clock.now })
  return {
    ...world,
    room,
    emit,
    signature: (tab = 'a') => ({ ...courseRef, query: { itemSeq, tab } }),
    calls: (name: string) => liveMedia.calls.filter(({ call }) => call === name),
    /** Enters, gets the token and joins. */
    async join(who: typeof world.mina, tab = 'a') {
      await who.call(api.enterRoom, item)
      const { identity } = await who.call(api.getRoomSignature, { ...courseRef, query: { itemSeq, tab } })
      emit('joined', identity)
      return identity
    },
  }
}
