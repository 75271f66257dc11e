import * as promised from 'contract/accounts'
import { permissionsOf } from 'contract/permissions'
import { implement } from '../../platform/http/implement.ts'
import { joinSite } from './members.service.ts'

export const memberRoutes = [
  implement(promised.getChannelAuth, ({ ctx: { user } }) => ({
    roles: permissionsOf(user.role),
    userTypeCd: user.role,
  })),
  implement(promised.getChannelUser, ({ ctx: { user } }) => ({ isChannelUser: user.isMember })),
  implement(promised.joinChannel, ({ ctx, body }) => joinSite(ctx, body.agreements)),
]
