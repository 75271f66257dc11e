import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { board, CourseSetting, EventFields, FloatingFields, SettingChange } from './settings.schemas.ts'

const path = '/channels/:channelSeq/courses/:courseSeq'

export const getEtc = endpoint({
  method: 'GET',
  path: `${path}/etc`,
  access: 'CLASS_INFO_READ',
  reply: CourseSetting,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
/** Whether learners can write reviews and questions on the course page. */
export const getBoard = endpoint({
  method: 'GET',
  path: `${path}/board`,
  access: 'CLASS_INFO_READ',
  reply: board,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
export const saveBoard = endpoint({
  method: 'POST',
  path: `${path}/board`,
  access: 'CLASS_INFO_UPDATE',
  action: 'courses.saveBoard',
  body: board.partial(),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  touches: ['courses'],
})
export const getFloatingCta = endpoint({
  method: 'GET',
  path: `${path}/floating-cta`,
  access: 'CLASS_INFO_READ',
  reply: FloatingFields,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
/** Changes the named fields only. */
export const saveEtc = endpoint({
  method: 'POST',
  path: `${path}/etc`,
  access: 'CLASS_INFO_UPDATE',
  action: 'courses.saveEtc',
  body: SettingChange,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  touches: ['courses'],
})
export const saveFloatingCta = endpoint({
  method: 'POST',
  path: `${path}/floating-cta`,
  access: 'CLASS_INFO_UPDATE',
  action: 'courses.saveFloatingCta',
  body: FloatingFields,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE'],
  touches: ['courses'],
})
export const saveCustomEvent = endpoint({
  method: 'POST',
  path: `${path}/custom-event`,
  access: 'CLASS_INFO_UPDATE',
  action: 'courses.saveCustomEvent',
  body: EventFields,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE'],
  touches: ['courses'],
})
