import * as promisedSessions from 'contract/people/sessions/api'
import * as devices from 'contract/people/sessions/devices.api'
import { implement } from '../../../platform/http/implement.ts'
import { endDevice, endOtherDevices, listDevices } from './devices.service.ts'
import { beginHandOff, handOff, takeHandOff } from './hand-off.service.ts'
import { httpSessionOf } from './http-session.service.ts'
import { continueSession, endSession } from './sessions.service.ts'

export const sessionsRoutes = [
  implement(promisedSessions.getSession, async ({ ctx }) => {
    ctx.outgoing.session(httpSessionOf(ctx.incoming))
    return { user: await continueSession(ctx) }
  }),
  implement(promisedSessions.logout, ({ ctx }) => endSession(ctx)),
  implement(devices.listDevices, ({ ctx }) => listDevices(ctx)),
  implement(devices.endDevice, ({ ctx, params }) => endDevice(ctx, params.deviceId)),
  implement(devices.endOtherDevices, ({ ctx }) => endOtherDevices(ctx)),
  implement(promisedSessions.beginHandOff, ({ ctx, body }) => beginHandOff(ctx, body.next)),
  implement(promisedSessions.handOff, ({ ctx, body }) => handOff(ctx, body)),
  implement(promisedSessions.takeHandOff, ({ ctx, body }) => takeHandOff(ctx, body)),
]
