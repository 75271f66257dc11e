import { z } from 'zod'
import { liveOAuthProviders } from './live-oauth.rules.ts'

export const pathParams = {
  /** Where a host agrees in the browser that meetings are made for them. */
  liveProvider: z.enum(liveOAuthProviders),
}
