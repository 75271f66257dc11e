/** Excel takes a file without it for another alphabet. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line of CSV. What a spreadsheet would take for a formula is kept a text. */
export const csvLine = (cells: readonly (string | null)[]) =>
  `${cells.map((cell) => quoted(harmless(cell ?? ''))).join(',')}\r\n`

const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
