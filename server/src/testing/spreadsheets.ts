import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx'
import type { App } from '../platform/create-app.ts'

/** The rows of the spreadsheet at an address that a call gave, its heads first. */
export async function rowsAt({ http }: Pick<App, 'http'>, url: string): Promise<CellValue[][]> {
  const reply = await http.inject({ url, headers: { host: 'haru.localhost:3000' } })
  if (reply.statusCode !== 200) throw new Error(`the spreadsheet was answered with ${reply.statusCode}`)
  const { sheets } = await readXlsx(reply.rawPayload)
  return sheets[0]?.rows ?? []
}

/** A spreadsheet with these rows as staff upload it. */
export async function uploaded(rows: CellValue[][]) {
  const bytes = await writeXlsx({ sheets: [{ name: 'list', rows }] })
  return Buffer.from(bytes).toString('base64')
}
