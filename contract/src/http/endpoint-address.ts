import type { Endpoint } from './endpoint.ts'

/** Where the specification mounts its groups of addresses. */
export const bases = {
  v1: '/api/v1.0',
  v2: '/api/v2.0',
  v3: '/api/v3.0',
  util: '/api/util/v1-0',
  event: '/api/event/v1',
  alarm: '/api/alarm/v1',
  campaign: '/api/campaign/v1',
  formSubmit: '/api/form-submit/v1',
  page: '/api/page/v1',
  universal: '/api/universal/v1',
} as const
export type Base = keyof typeof bases

/** 'POST /api/v1.0/channels/:channelSeq/…': what an endpoint is called in routes, logs and tests. */
export const nameOf = ({ method, base, path }: Pick<Endpoint, 'method' | 'base' | 'path'>) =>
  `${method} ${bases[base]}${path}`
