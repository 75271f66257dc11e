import * as api from 'contract/people/sign-in/api'

import * as calls from 'contract/people/sign-in/legacy.api'

import * as social from 'contract/people/sign-in/social.api'
import { implement } from '../../../platform/http/implement.ts'
import { changeLanguage, changeName, changePassword, checkUserId, login, signup } from './sign-in.service.ts'
import { checkCode, sendCode, verifyEmail } from './email-codes.service.ts'

import { connectIdentity, disconnectIdentity, listIdentities } from './identities.service.ts'
import { integrate, statusOf } from './account-linking.service.ts'
import { askForReset, isResetOpen, resetPassword } from './password-reset.service.ts'

import { getSessionUser } from '../sessions/session-user.public.ts'

import { snsLogin, snsSignup } from './social-sign-in.service.ts'
import { beginSocial, exchangeSocial } from './social.service.ts'

export const accountRoutes = [
  implement(api.login, ({ ctx, body }) => login(ctx, body)),
  implement(api.signup, ({ ctx, body }) => signup(ctx, body)),
  implement(api.checkUserId, ({ ctx, query }) => checkUserId(ctx, query.id)),
  implement(api.sendCode, ({ ctx, body }) => sendCode(ctx, body)),
  implement(api.authenticate, ({ ctx, body }) => verifyEmail(ctx, body)),
  implement(api.sendResetPasswordToken, ({ ctx, body }) => askForReset(ctx, body)),
  implement(api.checkResetPasswordToken, async ({ ctx, query }) => ({
    isValid: await isResetOpen(ctx, query.code, query.email),
  })),
  implement(api.resetPassword, ({ ctx, body }) => resetPassword(ctx, body)),
  implement(api.changeName, ({ ctx, body }) => changeName(ctx, body)),
  implement(api.changeLanguage, ({ ctx, body }) => changeLanguage(ctx, body.language)),
  implement(api.changePassword, ({ ctx, body }) => changePassword(ctx, body)),
  implement(calls.checkCode, ({ ctx, params, body }) => checkCode(ctx, { ...body, ...params })),
  implement(calls.checkCodeV2, ({ ctx, params, query }) => checkCode(ctx, { ...query, ...params })),
  implement(calls.authenticateV2, ({ ctx, body }) => verifyEmail(ctx, body)),
  implement(calls.signupInitPlan, ({ ctx, body }) => signup(ctx, { ...body, initPlan: true })),
  ...[api.me, calls.getUserInfo, calls.getHome, calls.getMyPageInfo, calls.getMyPageUser].map((who) =>
    implement(who, ({ ctx }) => getSessionUser(ctx, ctx.user.userSeq)),
  ),
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
]
