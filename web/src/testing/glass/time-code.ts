/** A moment as squares of black and white that survive a video: twenty digits of two, and a check of four. */
const COLUMNS = 8
const ROWS = 3
const TIME_BITS = 20
const RANGE = 2 ** TIME_BITS
const CHECK = 13

const checkOf = (time: number) => time % CHECK
export const momentNow = () => Math.round(performance.timeOrigin + performance.now()) % RANGE
/** Milliseconds from one moment to another. */
export const between = (from: number, to: number) => (to - from + RANGE) % RANGE

export function paintTime(paper: CanvasRenderingContext2D, time: number) {
  const { width, height } = paper.canvas
  const code = time * 16 + checkOf(time)
  for (let bit = 0; bit < COLUMNS * ROWS; bit += 1) {
    paper.fillStyle = Math.floor(code / 2 ** bit) % 2 === 1 ? '#fff' : '#000'
    const [column, row] = [bit % COLUMNS, Math.floor(bit / COLUMNS)]
    paper.fillRect((column * width) / COLUMNS, (row * height) / ROWS / 2, width / COLUMNS, height / ROWS / 2)
  }
}

/** Squares are read in this size. */
const READ = { width: COLUMNS * 4, height: ROWS * 8 }
export function timeReader() {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, READ)
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  /** Null for a picture without a moment. */
  return (video: HTMLVideoElement): number | null => {
    if (!paper) return null
    paper.drawImage(video, 0, 0, READ.width, READ.height)
    const { data } = paper.getImageData(0, 0, READ.width, READ.height)
    let code = 0
    for (let bit = 0; bit < COLUMNS * ROWS; bit += 1) {
      const x = (bit % COLUMNS) * 4 + 2
      const y = Math.floor(bit / COLUMNS) * 4 + 2
      if ((data[(y * READ.width + x) * 4] ?? 0) > 127) code += 2 ** bit
    }
    const time = Math.floor(code / 16)
    return code % 16 === checkOf(time) ? time : null
  }
}
