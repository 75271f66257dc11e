import type { z } from 'zod'
import type { getMember } from './api.ts'

export type MemberDetail = z.input<typeof getMember.reply>
