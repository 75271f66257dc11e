/** The facts in the log of `ffmpeg -i`; null without a video stream. */
export function readLog(log: string) {
  const streams = log
    .split('\n')
    .map(readStream)
    .filter((stream) => stream !== null)
  const video = streams.find((stream) => stream.size !== null)
  if (!video?.size) return null
  const audio = streams.find((stream) => stream.type === 'Audio')
  const sideways = Math.abs(readTurn(log)) % 180 === 90
  const { width, height } = video.size
  return {
    durationSeconds: readDuration(log),
    width: sideways ? height : width,
    height: sideways ? width : height,
    framesPerSecond: video.framesPerSecond,
    video: { index: video.index, codec: video.codec },
    audio: audio ? { index: audio.index, codec: audio.codec } : null,
  }
}

// " Stream #0:1[0x2](und): Audio: aac (LC) …"; old versions print four spaces and no id.
const STREAM = /^ +Stream #0:(\d+)(?:\[\w+\])?(?:\([^)]*\))?: (Video|Audio): (\w+)(.*)$/

function readStream(line: string) {
  const [, index, type, codec, rest = ''] = STREAM.exec(line) ?? []
  if (!index || !codec || codec === 'none') return null
  const stream = { index: Number(index), type, codec }
  // The cover of a song is a still picture.
  if (type !== 'Video' || rest.includes('(attached pic)'))
    return { ...stream, size: null, framesPerSecond: null }
  return { ...stream, size: readSize(rest), framesPerSecond: readNumber(/, ([\d.]+) fps/, rest) }
}

function readSize(rest: string) {
  const [, width, height] = /, (\d+)x(\d+)(?=[, [])/.exec(`${rest},`) ?? []
  if (!Number(width) || !Number(height)) return null
  const [, across, down] = /SAR (\d+):(\d+)/.exec(rest) ?? []
  const stretch = Number(across) && Number(down) ? Number(across) / Number(down) : 1
  return { width: Math.round(Number(width) * stretch), height: Number(height) }
}

const readTurn = (log: string) => readNumber(/displaymatrix: rotation of (-?[\d.]+) degrees/, log) ?? 0

function readDuration(log: string): number | null {
  const [, hours, minutes, seconds] = /^ +Duration: (\d+):(\d+):([\d.]+)/m.exec(log) ?? []
  return seconds ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null
}

function readNumber(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1]
  return found ? Number(found) : null
}
