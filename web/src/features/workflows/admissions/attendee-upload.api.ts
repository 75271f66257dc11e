import * as api from 'contract/workflows/admissions/attendee-upload.api'
import type { Input, Output } from 'contract/http/endpoint'
import type { CourseSeq } from 'contract/values/ids'
import { useCommand } from '../../../platform/endpoint.ts'

export type CheckedAttendee = Output<typeof api.checkAttendeeUpload>['rows'][number]
type AddedRow = Input<typeof api.addAttendees>['body']['rows'][number]

export function useAttendeeUpload(courseSeq: CourseSeq) {
  const template = useCommand(api.getAttendeeTemplate, { courseSeq })
  const check = useCommand(api.checkAttendeeUpload, { courseSeq })
  const add = useCommand(api.addAttendees, { courseSeq })
  return {
    template: () => template.run({}),
    check: async (file: string) => (await check.run({ body: { file } })).rows,
    add: async (rows: AddedRow[]) => (await add.run({ body: { rows } })).results,
  }
}
