import * as api from 'contract/growth/alimtalk/api'
import type { Input, Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type AlimtalkReply = Output<typeof api.getAlimtalk>
export type AlimtalkAccount = NonNullable<AlimtalkReply['account']>
export type AlimtalkTemplate = AlimtalkReply['templates'][number]
export type TemplateDraft = Input<typeof api.createAlimtalkTemplate>['body']

export const useAlimtalk = (isAllowed = true) => useEndpoint(api.getAlimtalk, {}, { enabled: isAllowed })
export const useConnect = () => useCommand(api.connectAlimtalk, {})
export const useChooseChannel = () => useCommand(api.chooseKakaoChannel, {})
export const useSaveTextSender = () => useCommand(api.saveTextSender, {})
export const useCheck = () => useCommand(api.checkAlimtalk, {})
export const useDisconnect = () => useCommand(api.disconnectAlimtalk, {})
export const useCreateTemplate = () => useCommand(api.createAlimtalkTemplate, {})
export const useModifyTemplate = () => useCommand(api.modifyAlimtalkTemplate, {})
export const useRequestReview = () => useCommand(api.requestAlimtalkReview, {})
export const useReadReview = () => useCommand(api.readAlimtalkReview, {})
export const useTestTemplate = () => useCommand(api.testAlimtalkTemplate, {})
export const useDeleteTemplate = () => useCommand(api.deleteAlimtalkTemplate, {})
