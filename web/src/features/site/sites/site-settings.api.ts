import { getConfiguration, saveConfiguration } from 'contract/site/sites/api'
import type { Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Configuration = Output<typeof getConfiguration>
export const useConfiguration = () => useEndpoint(getConfiguration, {})
export const useSaveConfiguration = () => useCommand(saveConfiguration, {})
