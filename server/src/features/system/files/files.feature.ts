import { refusals } from 'contract/system/files/refusals'
import { uploadKindsOf } from '../../../platform/files/upload-kinds.ts'
import { feature, type Feature } from '../../../platform/feature.ts'
import { mountDocuments } from './documents.http.ts'
import { mountFiles } from './files.http.ts'
import { removeBytes, cleanupFiles } from './files.jobs.ts'
import { fileRoutes } from './files.routes.ts'
import { sealDocuments } from './sealed-documents.service.ts'

/** Stored files, images and documents: uploads, variants, who may open them. */
export const files = (others: readonly Feature[]) =>
  feature({
    refusals,
    routes: fileRoutes(uploadKindsOf(others.flatMap(({ uploadKinds }) => uploadKinds))),
    tasks: [removeBytes],
    timers: [cleanupFiles, sealDocuments],
    fileColumns: { rich_text_pictures: ['file_seq'] },
    userColumns: { files: ['uploaded_by_user_seq'] },
    async mount(http, openings) {
      await mountFiles(http, openings)
      await mountDocuments(http, openings)
    },
  })
