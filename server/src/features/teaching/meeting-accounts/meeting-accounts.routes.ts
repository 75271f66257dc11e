import * as api from 'contract/teaching/meeting-accounts/api'
import { implement } from '../../../platform/http/implement.ts'
import { check, chooseService, connect, disconnect, viewAccounts } from './meeting-accounts.service.ts'

export const meetingAccountRoutes = [
  implement(api.getMeetingAccounts, ({ ctx }) => viewAccounts(ctx)),
  implement(api.connectZoom, ({ ctx, body }) => connect(ctx, body)),
  implement(api.checkZoom, ({ ctx }) => check(ctx)),
  implement(api.disconnectZoom, ({ ctx }) => disconnect(ctx)),
  implement(api.saveLiveService, ({ ctx, body }) => chooseService(ctx, body.channelLiveTypeCd)),
]
