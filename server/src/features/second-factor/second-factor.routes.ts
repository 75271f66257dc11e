import * as promised from 'contract/people/mfa/api'
import * as promisedReauthenticationApi from 'contract/people/sign-in/reauthentication.api'
import { implement } from '../../platform/http/implement.ts'
import { getSecondFactors, makeRecoveryCodes, removeFactor, renameFactor } from './factors.ts'
import { addPasskey, beginPasskey } from './passkeys.ts'
import { askPasskeyProof, getProofWays, prove } from './proof.ts'
import { askPasskeyStep, getSecondStep, takeSecondStep } from './second-step.ts'
import { getStaffGuard, setStaffGuard } from './staff-guard.ts'
import { addTotp, beginTotp } from './totp.ts'

export const secondFactorRoutes = [
  implement(promisedReauthenticationApi.getSecondStep, ({ ctx }) => getSecondStep(ctx)),
  implement(promisedReauthenticationApi.askPasskeyStep, ({ ctx }) => askPasskeyStep(ctx)),
  implement(promisedReauthenticationApi.takeSecondStep, ({ ctx, body }) => takeSecondStep(ctx, body)),
  implement(promised.getSecondFactors, ({ ctx }) => getSecondFactors(ctx)),
  implement(promised.beginTotp, ({ ctx }) => beginTotp(ctx)),
  implement(promised.addTotp, ({ ctx, body }) => addTotp(ctx, body)),
  implement(promised.beginPasskey, ({ ctx }) => beginPasskey(ctx)),
  implement(promised.addPasskey, ({ ctx, body }) => addPasskey(ctx, body)),
  implement(promised.renameFactor, ({ ctx, params, body }) => renameFactor(ctx, params.factorSeq, body.name)),
  implement(promised.removeFactor, ({ ctx, params }) => removeFactor(ctx, params.factorSeq)),
  implement(promised.makeRecoveryCodes, ({ ctx }) => makeRecoveryCodes(ctx)),
  implement(promisedReauthenticationApi.getProofWays, ({ ctx }) => getProofWays(ctx)),
  implement(promisedReauthenticationApi.askPasskeyProof, ({ ctx }) => askPasskeyProof(ctx)),
  implement(promisedReauthenticationApi.prove, ({ ctx, body }) => prove(ctx, body.proof)),
  implement(promised.getStaffGuard, ({ ctx }) => getStaffGuard(ctx)),
  implement(promised.setStaffGuard, ({ ctx, body }) => setStaffGuard(ctx, body.isRequired)),
]
