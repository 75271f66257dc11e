import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { CurriculumRow, EditableItem } from '../../teaching/curriculum/schemas.ts'

/**
 * The lessons in their order; a section stands before its lessons. `type=edit` is answered to staff of the class, with
 * everything that is written of each.
 */
export const listCurriculum = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums',
  access: 'public',
  query: z.object({ type: z.literal('edit').optional() }),
  reply: z.object({ list: z.union([EditableItem, CurriculumRow]).array() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'SECOND_FACTOR_NEEDED'],
  shows: 'curriculum',
})
