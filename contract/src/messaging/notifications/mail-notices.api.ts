import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { mailNoticeKinds, path, reply } from './mail-notices.schemas.ts'

/** The mails this site sends to the caller; each is on until they switch it off. docs/rules.md R-538. */
export const getMailNotices = endpoint({
  method: 'GET',
  path,
  access: 'member',
  reply,
  shows: 'notifications',
})
export const setMailNotice = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: z.object({ kind: z.enum(mailNoticeKinds), isOn: z.boolean() }),
  reply,
  touches: ['notifications'],
})
