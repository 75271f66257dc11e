import * as sessionsApi from 'contract/people/sessions/api'
import * as devices from 'contract/people/sessions/devices.api'
import { implement } from '../../../platform/http/implement.ts'
import { endDevice, endOtherDevices, listDevices } from './devices.service.ts'
import { beginHandOff, handOff, takeHandOff } from './hand-off.service.ts'
import { httpSessionOf } from './http-session.service.ts'
import { continueSession, endSession } from './sessions.service.ts'

export const sessionsRoutes = [
  implement(sessionsApi.getSession, async ({ ctx }) => {
    ctx.outgoing.session(httpSessionOf(ctx.incoming))
    return { user: await continueSession(ctx) }
  }),
  implement(sessionsApi.logout, ({ ctx }) => endSession(ctx)),
  implement(devices.listDevices, ({ ctx }) => listDevices(ctx)),
  implement(devices.endDevice, ({ ctx, params }) => endDevice(ctx, params.deviceId)),
  implement(devices.endOtherDevices, ({ ctx }) => endOtherDevices(ctx)),
  implement(sessionsApi.beginHandOff, ({ ctx, body }) => beginHandOff(ctx, body.next)),
  implement(sessionsApi.handOff, ({ ctx, body }) => handOff(ctx, body)),
  implement(sessionsApi.takeHandOff, ({ ctx, body }) => takeHandOff(ctx, body)),
]
