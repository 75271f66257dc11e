import { z } from 'zod'
import { instant } from '../../values/ids.ts'

export const consent = z.object({ agreedAt: instant.nullable() })
export const path = '/channels/:channelSeq/marketing-consent'
