import * as promised from 'contract/accounts'
import * as devices from 'contract/devices'
import { implement } from '../../platform/http/implement.ts'
import { changeName, changePassword, checkUserId, login, signup } from './accounts.service.ts'
import { sendCode, verifyEmail } from './codes.ts'
import { endDevice, endOtherDevices, listDevices } from './devices.ts'
import { handOff, takeHandOff } from './hand-off.ts'
import { askForReset, isResetOpen, resetPassword } from './resets.ts'
import { continueSession, endSession, getSessionUser } from './sessions.ts'

export const accountRoutes = [
  implement(promised.login, ({ ctx, body }) => login(ctx, body)),
  implement(promised.signup, ({ ctx, body }) => signup(ctx, body)),
  implement(promised.checkUserId, ({ ctx, query }) => checkUserId(ctx, query.id)),
  implement(promised.sendCode, ({ ctx, body }) => sendCode(ctx, body.email)),
  implement(promised.authenticate, ({ ctx, body }) => verifyEmail(ctx, body)),
  implement(promised.sendResetPasswordToken, ({ ctx, body }) => askForReset(ctx, body)),
  implement(promised.checkResetPasswordToken, async ({ ctx, query }) => ({
    isValid: await isResetOpen(ctx, query.code),
  })),
  implement(promised.resetPassword, ({ ctx, body }) => resetPassword(ctx, body)),
  implement(promised.changeName, ({ ctx, body }) => changeName(ctx, body)),
  implement(promised.changePassword, ({ ctx, body }) => changePassword(ctx, body)),
  implement(promised.getSession, async ({ ctx }) => ({ user: await continueSession(ctx) })),
  implement(promised.logout, ({ ctx }) => endSession(ctx)),
  implement(devices.listDevices, ({ ctx }) => listDevices(ctx)),
  implement(devices.endDevice, ({ ctx, params }) => endDevice(ctx, params.deviceId)),
  implement(devices.endOtherDevices, ({ ctx }) => endOtherDevices(ctx)),
  implement(promised.me, ({ ctx }) => getSessionUser(ctx, ctx.user.userSeq)),
  implement(promised.handOff, ({ ctx, body }) => handOff(ctx, body.target)),
  implement(promised.takeHandOff, ({ ctx, body }) => takeHandOff(ctx, body.code)),
]
