import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { CurriculumRow, EditableItem } from '../../teaching/curriculum/schemas.ts'

/** The lessons in their order; a section precedes its lessons. `type=edit` replies to staff of the course with every field. */
export const listCurriculum = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums',
  access: 'public',
  query: z.object({ type: z.literal('edit').optional() }),
  reply: z.object({ list: z.union([EditableItem, CurriculumRow]).array() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'SECOND_FACTOR_NEEDED'],
  shows: 'curriculum',
})
