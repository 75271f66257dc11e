import { getConfiguration, saveConfiguration } from 'contract/channels'
import type { Output } from 'contract/grammar'
import { useCommand, useEndpoint } from '../../platform/endpoint.ts'

export type Configuration = Output<typeof getConfiguration>
export const useConfiguration = () => useEndpoint(getConfiguration, {})
export const useSaveConfiguration = () => useCommand(saveConfiguration, {})
