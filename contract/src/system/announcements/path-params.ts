import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  announcementSeq: seqInUrl('announcement'),
}
