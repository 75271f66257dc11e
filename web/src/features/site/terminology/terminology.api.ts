import type { Output } from 'contract/http/endpoint'
import { getKeywords, saveKeywords } from 'contract/site/terminology/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type StoredKeywords = Output<typeof getKeywords>
export const useKeywords = () => useEndpoint(getKeywords, {})
export const useSaveKeywords = () => useCommand(saveKeywords, {})
