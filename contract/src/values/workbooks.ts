/** The largest spreadsheet that is taken in. In base64 it still fits into the body of a call. */
export const MAX_WORKBOOK_BYTES = 700 * 1024
/** The most rows below the headings of an uploaded spreadsheet. */
export const MAX_UPLOAD_ROWS = 2000
/** As many rows are carried out by one call. */
export const MAX_ROWS_AT_ONCE = 100
