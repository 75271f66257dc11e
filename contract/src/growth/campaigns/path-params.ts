import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  campaignId: seqInUrl('campaign'),
}
