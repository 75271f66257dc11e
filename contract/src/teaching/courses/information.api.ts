import { endpoint } from '../../http/endpoint.ts'
import { InformationTab } from './drafts.schemas.ts'

export const getInformation = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/information',
  access: 'CLASS_INFO_READ',
  reply: InformationTab,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
