import { getHealth, retryJob } from 'contract/views/operator-health/api'
import type { Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

const REFRESH_MS = 15_000
export type Health = Output<typeof getHealth>
export const useHealth = () => useEndpoint(getHealth, {}, { every: REFRESH_MS })
export const useRetryJob = () => useCommand(retryJob, {})
