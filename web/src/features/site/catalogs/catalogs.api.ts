import type { Output } from 'contract/http/endpoint'
import * as promised from 'contract/site/catalogs/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type ServiceAlias = Output<typeof promised.listServiceAliases>['list'][number]

export const useServiceAliases = () => useEndpoint(promised.listServiceAliases, {})
export const useCreateAlias = () => useCommand(promised.createServiceAlias, {})
export const useModifyAlias = () => useCommand(promised.modifyServiceAlias, {})
export const useRemoveAlias = () => useCommand(promised.removeServiceAlias, {})
