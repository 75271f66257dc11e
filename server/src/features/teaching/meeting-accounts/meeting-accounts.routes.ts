import * as api from 'contract/teaching/meeting-accounts/api'
import { liveServices } from 'contract/values/type-codes'
import { implement } from '../../../platform/http/implement.ts'
import { check } from './check-account.service.ts'
import { authorizationUrl, beginGoogle, connectGoogle } from './connect-google.service.ts'
import { connect } from './connect-zoom.service.ts'
import { chooseService, disconnect, viewAccounts } from './meeting-accounts.service.ts'

export const meetingAccountRoutes = [
  implement(api.getMeetingAccounts, ({ ctx }) => viewAccounts(ctx)),
  implement(api.connectZoom, ({ ctx, body }) => connect(ctx, body)),
  implement(api.checkZoom, ({ ctx }) => check(ctx, liveServices.zoom)),
  implement(api.disconnectZoom, ({ ctx }) => disconnect(ctx, liveServices.zoom)),
  implement(api.beginGoogleMeet, ({ ctx, body }) => beginGoogle(ctx, body)),
  implement(api.goToLiveOAuth, ({ ctx }) => authorizationUrl(ctx)),
  implement(api.connectGoogleMeet, ({ ctx, body }) => connectGoogle(ctx, body)),
  implement(api.checkGoogleMeet, ({ ctx }) => check(ctx, liveServices.googleMeet)),
  implement(api.disconnectGoogleMeet, ({ ctx }) => disconnect(ctx, liveServices.googleMeet)),
  implement(api.saveLiveService, ({ ctx, body }) => chooseService(ctx, body.channelLiveTypeCd)),
]
