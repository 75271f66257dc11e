import { seqInUrl } from '../../values/seq.ts'

/** Names a site in calls of the operator, which are not calls of that site. */
export const pathParams = {
  siteSeq: seqInUrl('channel'),
}
