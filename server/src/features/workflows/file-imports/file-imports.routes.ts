import * as api from 'contract/workflows/file-imports/api'
import { implement } from '../../../platform/http/implement.ts'
import { createImport, deleteImport, saveColumns, saveCourse, startImport } from './file-imports.service.ts'
import { importCourses, importedSales, importRows, importView, listImports } from './file-imports.views.ts'
import { importTemplate, linkToResult } from './import-sheets.service.ts'

export const fileImportRoutes = [
  implement(api.listFileImports, ({ ctx, query }) => listImports(ctx, query)),
  implement(api.getImportTemplate, ({ ctx, body }) => importTemplate.linkTo(ctx, { kind: body.kind })),
  implement(api.createFileImport, ({ ctx, body }) => createImport(ctx, body)),
  implement(api.getFileImport, ({ ctx, params }) => importView(ctx, params.fileImportSeq)),
  implement(api.listImportRows, ({ ctx, params, query }) => importRows(ctx, params.fileImportSeq, query)),
  implement(api.saveImportColumns, ({ ctx, params, body }) =>
    saveColumns(ctx, params.fileImportSeq, body.columns),
  ),
  implement(api.startFileImport, ({ ctx, params, body }) => startImport(ctx, params.fileImportSeq, body)),
  implement(api.listImportCourses, ({ ctx, params, query }) =>
    importCourses(ctx, params.fileImportSeq, query),
  ),
  implement(api.saveImportCourse, ({ ctx, params, body }) => saveCourse(ctx, params.fileImportSeq, body)),
  implement(api.listImportedSales, ({ ctx, query }) => importedSales(ctx, query)),
  implement(api.downloadFileImport, ({ ctx, params }) => linkToResult(ctx, params.fileImportSeq)),
  implement(api.deleteFileImport, ({ ctx, params }) => deleteImport(ctx, params.fileImportSeq)),
]
