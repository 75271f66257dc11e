import * as api from 'contract/people/mfa/api'

import { implement } from '../../../platform/http/implement.ts'
import { getSecondFactors, makeRecoveryCodes, removeFactor, renameFactor } from './factors.service.ts'
import { addPasskey, beginPasskey } from './passkeys.service.ts'

import { getStaffGuard, setStaffGuard } from './mfa-policy.service.ts'
import { addTotp, beginTotp } from './totp.service.ts'

export const secondFactorRoutes = [
  implement(api.getSecondFactors, ({ ctx }) => getSecondFactors(ctx)),
  implement(api.beginTotp, ({ ctx }) => beginTotp(ctx)),
  implement(api.addTotp, ({ ctx, body }) => addTotp(ctx, body)),
  implement(api.beginPasskey, ({ ctx }) => beginPasskey(ctx)),
  implement(api.addPasskey, ({ ctx, body }) => addPasskey(ctx, body)),
  implement(api.renameFactor, ({ ctx, params, body }) => renameFactor(ctx, params.factorSeq, body.name)),
  implement(api.removeFactor, ({ ctx, params }) => removeFactor(ctx, params.factorSeq)),
  implement(api.makeRecoveryCodes, ({ ctx }) => makeRecoveryCodes(ctx)),
  implement(api.getStaffGuard, ({ ctx }) => getStaffGuard(ctx)),
  implement(api.setStaffGuard, ({ ctx, body }) => setStaffGuard(ctx, body.isRequired)),
]
