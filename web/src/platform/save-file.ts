import type { Download } from 'contract/values/download'
import type { z } from 'zod'

/** Starts the download of a file that was made for the reader. */
export function saveFile({ fileName, url }: z.output<typeof Download>) {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
