import * as api from 'contract/growth/sender-domains/api'
import type { Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type SenderReply = Output<typeof api.getSenderDomain>
export type Sender = NonNullable<SenderReply['sender']>
export type SenderRecord = Sender['records'][number]

export const useSender = () => useEndpoint(api.getSenderDomain, {})
export const useSaveSender = () => useCommand(api.saveSenderDomain, {})
export const useCheckSender = () => useCommand(api.checkSenderDomain, {})
export const useRemoveSender = () => useCommand(api.removeSenderDomain, {})
