import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { languages } from '../../i18n/languages.ts'
import { ChosenWords, path, Samples } from './schemas.ts'

export const getKeywords = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({
    version: z.int(),
    words: ChosenWords,
    samples: z.record(z.enum(languages), Samples),
  }),
  shows: 'sites',
})
/** Applies new terms everywhere: pages, management, mails, notifications and refusals. */
export const saveKeywords = endpoint({
  method: 'POST',
  base: 'util',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'terminology.saveKeywords',
  body: z.object({ words: ChosenWords }),
  reply: z.object({ version: z.int() }),
  touches: ['sites'],
})
