import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { ManagedChannel } from '../../site/sites/schemas.ts'

/** The sites the caller manages as owner or manager. */
export const listManagedChannels = endpoint({
  method: 'GET',
  path: '/mypage/manage-channels',
  access: 'signed-in',
  reply: z.object({ list: ManagedChannel.array() }),
  shows: 'sites',
})

/** Every site the caller has joined. */
export const listJoinedChannels = endpoint({
  method: 'GET',
  path: '/mypage/channels',
  access: 'signed-in',
  reply: z.object({ list: ManagedChannel.array() }),
  shows: 'sites',
})
