import * as promised from 'contract/people/mfa/api'

import { implement } from '../../../platform/http/implement.ts'
import { getSecondFactors, makeRecoveryCodes, removeFactor, renameFactor } from './factors.service.ts'
import { addPasskey, beginPasskey } from './passkeys.service.ts'

import { getStaffGuard, setStaffGuard } from './mfa-policy.service.ts'
import { addTotp, beginTotp } from './totp.service.ts'

export const secondFactorRoutes = [
  implement(promised.getSecondFactors, ({ ctx }) => getSecondFactors(ctx)),
  implement(promised.beginTotp, ({ ctx }) => beginTotp(ctx)),
  implement(promised.addTotp, ({ ctx, body }) => addTotp(ctx, body)),
  implement(promised.beginPasskey, ({ ctx }) => beginPasskey(ctx)),
  implement(promised.addPasskey, ({ ctx, body }) => addPasskey(ctx, body)),
  implement(promised.renameFactor, ({ ctx, params, body }) => renameFactor(ctx, params.factorSeq, body.name)),
  implement(promised.removeFactor, ({ ctx, params }) => removeFactor(ctx, params.factorSeq)),
  implement(promised.makeRecoveryCodes, ({ ctx }) => makeRecoveryCodes(ctx)),
  implement(promised.getStaffGuard, ({ ctx }) => getStaffGuard(ctx)),
  implement(promised.setStaffGuard, ({ ctx, body }) => setStaffGuard(ctx, body.isRequired)),
]
