import { getSignInSettings, saveSignInSettings } from 'contract/people/sign-in/social.api'
import { implement } from '../../../platform/http/implement.ts'
import { getSignIn, saveSignIn } from './provider-settings.service.ts'

export const providerSettingsRoutes = [
  implement(getSignInSettings, ({ ctx }) => getSignIn(ctx)),
  implement(saveSignInSettings, ({ ctx, body }) => saveSignIn(ctx, body)),
]
