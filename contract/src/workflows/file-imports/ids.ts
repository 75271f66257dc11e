import type { Seq } from '../../values/seq.ts'

export type FileImportSeq = Seq<'fileImport'>
export type ImportedSaleSeq = Seq<'importedSale'>
