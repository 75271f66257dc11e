import type { AlimtalkTemplateSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockTemplate } from './templates.queries.ts'

export {
  checkPace,
  findPhoneService,
  findSender,
  findTextSender,
  getPhoneService,
  getSender,
  orRefused,
} from './account.service.ts'
export { findTemplate as findAlimtalkTemplate } from './templates.queries.ts'

/** A template that may be sent, and that nobody deletes until this transaction ends; null for any other. */
export async function lockApproved(tx: ChannelTx, alimtalkTemplateSeq: AlimtalkTemplateSeq) {
  const template = await lockTemplate(tx, alimtalkTemplateSeq)
  return template?.state === 'APPROVED' ? template : null
}
