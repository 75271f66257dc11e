import { z } from 'zod'

/** One browser of one member that receives notifications while no page of the site is open. docs/rules.md R-265. */
export const path = '/channels/:channelSeq/push'
/** The hash of the browser's push endpoint, which identifies it without disclosing the endpoint. */
export const browser = z.string().regex(/^[0-9a-f]{64}$/)
export const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`))
