import { z } from 'zod'
import { SessionUser } from '../accounts/schemas.ts'

export const signedIn = z.object({ user: SessionUser })

export const agreements = z.array(z.enum(['terms', 'privacy', 'marketing'])).max(3)
export const code = z.string().regex(/^\d{6}$/)
