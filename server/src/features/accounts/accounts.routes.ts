import * as promised from 'contract/people/sign-in/api'
import * as promisedSessions from 'contract/people/sessions/api'
import * as calls from 'contract/people/sign-in/legacy.api'
import * as devices from 'contract/people/sessions/devices.api'
import * as portraits from 'contract/people/profile/api'
import * as leaving from 'contract/workflows/account-closing/api'
import * as social from 'contract/people/sign-in/social.api'
import { implement } from '../../platform/http/implement.ts'
import { changeLanguage, changeName, changePassword, checkUserId, login, signup } from './accounts.service.ts'
import { checkCode, sendCode, verifyEmail } from './codes.ts'
import { endDevice, endOtherDevices, listDevices } from './devices.ts'
import { beginHandOff, handOff, takeHandOff } from './hand-off.ts'
import { openPortraitWay, removePortrait } from './portraits.ts'
import { connectIdentity, disconnectIdentity, listIdentities } from './identities.ts'
import { integrate, statusOf } from './integration.ts'
import { askForReset, isResetOpen, resetPassword } from './resets.ts'
import { httpSessionOf } from './http-session.ts'
import { continueSession, endSession, getSessionUser } from './sessions.ts'
import { getWithdrawal, withdraw } from './withdrawal.ts'
import { snsLogin, snsSignup } from './social-sign-in.ts'
import { beginSocial, exchangeSocial } from './social.ts'

export const accountRoutes = [
  implement(promised.login, ({ ctx, body }) => login(ctx, body)),
  implement(promised.signup, ({ ctx, body }) => signup(ctx, body)),
  implement(promised.checkUserId, ({ ctx, query }) => checkUserId(ctx, query.id)),
  implement(promised.sendCode, ({ ctx, body }) => sendCode(ctx, body)),
  implement(promised.authenticate, ({ ctx, body }) => verifyEmail(ctx, body)),
  implement(promised.sendResetPasswordToken, ({ ctx, body }) => askForReset(ctx, body)),
  implement(promised.checkResetPasswordToken, async ({ ctx, query }) => ({
    isValid: await isResetOpen(ctx, query.code, query.email),
  })),
  implement(promised.resetPassword, ({ ctx, body }) => resetPassword(ctx, body)),
  implement(promised.changeName, ({ ctx, body }) => changeName(ctx, body)),
  implement(promised.changeLanguage, ({ ctx, body }) => changeLanguage(ctx, body.language)),
  implement(promised.changePassword, ({ ctx, body }) => changePassword(ctx, body)),
  implement(promisedSessions.getSession, async ({ ctx }) => {
    ctx.outgoing.session(httpSessionOf(ctx.incoming))
    return { user: await continueSession(ctx) }
  }),
  implement(promisedSessions.logout, ({ ctx }) => endSession(ctx)),
  implement(devices.listDevices, ({ ctx }) => listDevices(ctx)),
  implement(devices.endDevice, ({ ctx, params }) => endDevice(ctx, params.deviceId)),
  implement(devices.endOtherDevices, ({ ctx }) => endOtherDevices(ctx)),
  implement(calls.checkCode, ({ ctx, params, body }) => checkCode(ctx, { ...body, ...params })),
  implement(calls.checkCodeV2, ({ ctx, params, query }) => checkCode(ctx, { ...query, ...params })),
  implement(calls.authenticateV2, ({ ctx, body }) => verifyEmail(ctx, body)),
  implement(calls.signupInitPlan, ({ ctx, body }) => signup(ctx, { ...body, initPlan: true })),
  ...[promised.me, calls.getUserInfo, calls.getHome, calls.getMyPageInfo, calls.getMyPageUser].map((who) =>
    implement(who, ({ ctx }) => getSessionUser(ctx, ctx.user.userSeq)),
  ),
  implement(portraits.getPortraitUploadUrl, ({ ctx, query }) => openPortraitWay(ctx, query)),
  implement(portraits.removePortrait, ({ ctx }) => removePortrait(ctx)),
  implement(leaving.getWithdrawal, ({ ctx }) => getWithdrawal(ctx)),
  implement(leaving.withdraw, ({ ctx, body }) => withdraw(ctx, body)),
  implement(social.beginSocial, ({ ctx, params, query }) =>
    beginSocial(ctx, { provider: params.snsTypeCd, channelSeq: query.channelSeq }),
  ),
  implement(social.exchangeSocial, ({ ctx, params, body }) =>
    exchangeSocial(ctx, { provider: params.snsTypeCd, ...body }),
  ),
  implement(social.snsLogin, ({ ctx, body }) => snsLogin(ctx, body)),
  implement(social.snsSignup, ({ ctx, body }) => snsSignup(ctx, body)),
  implement(social.checkUserInfo, async ({ ctx }) => ({
    integrated: await statusOf(ctx, ctx.user.userSeq),
  })),
  implement(social.integrate, ({ ctx, params, body }) => integrate(ctx, params.token, body)),
  implement(social.listIdentities, ({ ctx }) => listIdentities(ctx)),
  implement(social.connectIdentity, ({ ctx, body }) => connectIdentity(ctx, body)),
  implement(social.disconnectIdentity, ({ ctx, params }) => disconnectIdentity(ctx, params.identitySeq)),
  implement(promisedSessions.beginHandOff, ({ ctx, body }) => beginHandOff(ctx, body.next)),
  implement(promisedSessions.handOff, ({ ctx, body }) => handOff(ctx, body)),
  implement(promisedSessions.takeHandOff, ({ ctx, body }) => takeHandOff(ctx, body)),
]
