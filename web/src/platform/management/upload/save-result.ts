/** Hands a spreadsheet of these rows to the browser. Texts stay texts, whatever they begin with. */
export async function saveResult(name: string, rows: (string | number)[][]) {
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({ sheets: [{ name, rows }] })
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)]))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.xlsx`
  link.click()
  URL.revokeObjectURL(url)
}
