import { z } from 'zod'
import { SessionUser } from '../accounts/schemas.ts'

export const signedIn = z.object({ user: SessionUser })
export const validity = z.object({ isValid: z.boolean() })

export const whoIsHere = { method: 'GET', access: 'signed-in', reply: signedIn, shows: 'accounts' } as const
