import * as api from 'contract/growth/sender-domains/api'
import { implement } from '../../../platform/http/implement.ts'
import { checkNow, getSender, removeSenderDomain, saveSenderDomain } from './sender-domains.service.ts'

export const senderDomainRoutes = [
  implement(api.getSenderDomain, ({ ctx }) => getSender(ctx)),
  implement(api.saveSenderDomain, ({ ctx, body }) => saveSenderDomain(ctx, body)),
  implement(api.checkSenderDomain, ({ ctx }) => checkNow(ctx)),
  implement(api.removeSenderDomain, ({ ctx }) => removeSenderDomain(ctx)),
]
