/** The largest spreadsheet that is taken in. In base64 it still fits into the body of a call. */
export const MAX_WORKBOOK_BYTES = 700 * 1024
/** The most rows below the headings of an uploaded spreadsheet. */
export const MAX_UPLOAD_ROWS = 2000
/** As many rows are carried out by one call. */
export const MAX_ROWS_AT_ONCE = 100

/** A row of an uploaded spreadsheet below its headings. */
export interface UploadedRow<Key extends string> {
  /** As the spreadsheet shows it. */
  rowNo: number
  cells: Record<Key, string>
}
