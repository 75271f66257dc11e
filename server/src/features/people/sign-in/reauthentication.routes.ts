import * as reauthenticationApi from 'contract/people/sign-in/reauthentication.api'
import { implement } from '../../../platform/http/implement.ts'
import { askPasskeyProof, getProofWays, prove } from './reauthentication.service.ts'
import { askPasskeyStep, getSecondStep, takeSecondStep } from './mfa-challenge.service.ts'

export const reauthenticationRoutes = [
  implement(reauthenticationApi.getSecondStep, ({ ctx }) => getSecondStep(ctx)),
  implement(reauthenticationApi.askPasskeyStep, ({ ctx }) => askPasskeyStep(ctx)),
  implement(reauthenticationApi.takeSecondStep, ({ ctx, body }) => takeSecondStep(ctx, body)),
  implement(reauthenticationApi.getProofWays, ({ ctx }) => getProofWays(ctx)),
  implement(reauthenticationApi.askPasskeyProof, ({ ctx }) => askPasskeyProof(ctx)),
  implement(reauthenticationApi.prove, ({ ctx, body }) => prove(ctx, body.proof)),
]
