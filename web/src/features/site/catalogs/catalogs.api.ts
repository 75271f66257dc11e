import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/site/catalogs/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type ServiceAlias = Output<typeof api.listServiceAliases>['list'][number]

export const useServiceAliases = () => useEndpoint(api.listServiceAliases, {})
export const useCreateAlias = () => useCommand(api.createServiceAlias, {})
export const useModifyAlias = () => useCommand(api.modifyServiceAlias, {})
export const useRemoveAlias = () => useCommand(api.removeServiceAlias, {})
