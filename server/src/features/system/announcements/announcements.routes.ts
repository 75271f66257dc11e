import * as api from 'contract/system/announcements/api'
import { implement } from '../../../platform/http/implement.ts'
import {
  createAnnouncement,
  deleteAnnouncement,
  dismiss,
  endAnnouncement,
  listAnnouncements,
  listForDesk,
  modifyAnnouncement,
  readCurrent,
} from './announcements.service.ts'

export const announcementRoutes = [
  implement(api.listAnnouncements, ({ ctx, query }) => listAnnouncements(ctx, query)),
  implement(api.getAnnouncement, ({ ctx }) => readCurrent(ctx)),
  implement(api.dismissAnnouncement, ({ ctx, params }) => dismiss(ctx, params.announcementSeq)),
  implement(api.listDeskAnnouncements, ({ ctx, query }) => listForDesk(ctx, query)),
  implement(api.createAnnouncement, ({ ctx, body }) => createAnnouncement(ctx, body)),
  implement(api.modifyAnnouncement, ({ ctx, params, body }) =>
    modifyAnnouncement(ctx, params.announcementSeq, body),
  ),
  implement(api.endAnnouncement, ({ ctx, params }) => endAnnouncement(ctx, params.announcementSeq)),
  implement(api.deleteAnnouncement, ({ ctx, params }) => deleteAnnouncement(ctx, params.announcementSeq)),
]
