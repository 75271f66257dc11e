import type { Output } from 'contract/grammar'
import { getKeywords, saveKeywords } from 'contract/site-words'
import { useCommand, useEndpoint } from '../../platform/endpoint.ts'

export type StoredKeywords = Output<typeof getKeywords>
export const useKeywords = () => useEndpoint(getKeywords, {})
export const useSaveKeywords = () => useCommand(saveKeywords, {})
