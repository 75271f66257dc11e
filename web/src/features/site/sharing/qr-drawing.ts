/** The dark squares of a QR code, row by row, as one path of an SVG. */
export const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** A sufficient resolution for a poster. */
const PIXELS_PER_SQUARE = 24

/** Saves it as a PNG file, which every messenger and word processor accepts. */
export function saveDrawing(rows: readonly (readonly boolean[])[], fileName: string) {
  const canvas = document.createElement('canvas')
  canvas.width = rows.length * PIXELS_PER_SQUARE
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark)
        pen.fillRect(x * PIXELS_PER_SQUARE, y * PIXELS_PER_SQUARE, PIXELS_PER_SQUARE, PIXELS_PER_SQUARE)
    }
  }
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = fileName.replaceAll(/[\\/:*?"<>|]/g, ' ')
  link.click()
}
