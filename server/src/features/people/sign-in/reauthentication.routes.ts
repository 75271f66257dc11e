import * as promisedReauthenticationApi from 'contract/people/sign-in/reauthentication.api'
import { implement } from '../../../platform/http/implement.ts'
import { askPasskeyProof, getProofWays, prove } from './reauthentication.service.ts'
import { askPasskeyStep, getSecondStep, takeSecondStep } from './mfa-challenge.service.ts'

export const reauthenticationRoutes = [
  implement(promisedReauthenticationApi.getSecondStep, ({ ctx }) => getSecondStep(ctx)),
  implement(promisedReauthenticationApi.askPasskeyStep, ({ ctx }) => askPasskeyStep(ctx)),
  implement(promisedReauthenticationApi.takeSecondStep, ({ ctx, body }) => takeSecondStep(ctx, body)),
  implement(promisedReauthenticationApi.getProofWays, ({ ctx }) => getProofWays(ctx)),
  implement(promisedReauthenticationApi.askPasskeyProof, ({ ctx }) => askPasskeyProof(ctx)),
  implement(promisedReauthenticationApi.prove, ({ ctx, body }) => prove(ctx, body.proof)),
]
