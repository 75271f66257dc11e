import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { permissions } from '../../http/permissions.gen.ts'
import { keysOf } from '../../values/records.ts'
import { ManagedChannel } from '../../site/sites/schemas.ts'

/** The sites the caller manages as owner or manager; with permissions, those where they hold either in whichever role. */
export const listManagedChannels = endpoint({
  method: 'GET',
  path: '/mypage/manage-channels',
  access: 'signed-in',
  query: z.object({
    permission: z.enum(keysOf(permissions)).optional(),
    orPermission: z.enum(keysOf(permissions)).optional(),
  }),
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
