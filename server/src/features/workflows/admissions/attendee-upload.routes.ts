import * as api from 'contract/workflows/admissions/attendee-upload.api'
import { implement } from '../../../platform/http/implement.ts'
import { addRows, checkAttendeeFile, linkToTemplate } from './attendee-upload.service.ts'

export const attendeeUploadRoutes = [
  implement(api.getAttendeeTemplate, ({ ctx, params }) => linkToTemplate(ctx, params.courseSeq)),
  implement(api.checkAttendeeUpload, ({ ctx, params, body }) =>
    checkAttendeeFile(ctx, params.courseSeq, body.file),
  ),
  implement(api.addAttendees, ({ ctx, params, body }) => addRows(ctx, params.courseSeq, body.rows)),
]
