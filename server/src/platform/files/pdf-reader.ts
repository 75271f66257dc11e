import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { atMost } from './at-most.ts'
import type { Drawn, PageSize, PdfAnswer, PdfQuestion } from './pdf-messages.ts'

/** Damaged, password-protected, or too slow to read. */
export class UnreadablePdf extends Error {}
/** More requests wait for pages than can be served soon. */
export class PdfReaderBusy extends Error {}

const LONGEST_MS = 20_000
const IDLE_MS = 60_000
const MAX_WAITING = 60
const MAX_PDF_PAGES = 500
/** Wide enough for a large screen; an elongated page is rendered smaller. */
const WIDTH = 1400
const MAX_PIXELS = 4_000_000

export interface PdfFile {
  name: string
  read: () => Promise<Uint8Array>
}

const isSource = import.meta.filename.endsWith('.ts')
const entry = join(import.meta.dirname, isSource ? 'pdf-child.ts' : 'pdf-child.mjs')

function start() {
  const started = fork(entry, {
    serialization: 'advanced',
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=256', ...(isSource ? ['--import', 'tsx'] : [])],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  started.unref()
  started.channel?.unref()
  return { process: started, name: null }
}

/** One child process that reads PDFs, one page after another; started on demand and ended when idle or stuck. */
export function pdfReader() {
  const inTurn = atMost(1)
  let waiting = 0
  let child: { process: ChildProcess; name: string | null } | null = null
  let idle: ReturnType<typeof setTimeout> | undefined

  function stop() {
    child?.process.kill('SIGKILL')
    child = null
  }

  async function put(file: PdfFile, act: PdfQuestion['act']): Promise<PdfAnswer> {
    child ??= start()
    const bytes = child.name === file.name ? null : await file.read()
    const answer = await askChild(child.process, { name: file.name, act, ...(bytes && { bytes }) })
    if (!answer || 'trouble' in answer) {
      stop()
      throw new UnreadablePdf(answer?.trouble ?? 'No answer in time')
    }
    child.name = file.name
    return answer
  }

  async function ask(file: PdfFile, act: PdfQuestion['act']) {
    if (waiting >= MAX_WAITING) throw new PdfReaderBusy()
    waiting += 1
    clearTimeout(idle)
    try {
      return await inTurn(() => put(file, act))
    } finally {
      waiting -= 1
      if (waiting === 0) idle = setTimeout(stop, IDLE_MS).unref()
    }
  }

  return {
    /** The size of each page, in points. */
    async sizesOf(file: PdfFile): Promise<PageSize[]> {
      const answer = await ask(file, { kind: 'SIZES', most: MAX_PDF_PAGES })
      if (!('sizes' in answer)) throw new UnreadablePdf()
      return answer.sizes
    },
    async textOf(file: PdfFile, page: number): Promise<string> {
      const answer = await ask(file, { kind: 'TEXT', page })
      return 'text' in answer ? answer.text : ''
    },
    /** `pixels` is the size; see `drawnSize`. */
    async draw(file: PdfFile, page: number, pixels: PageSize): Promise<Drawn> {
      const answer = await ask(file, { kind: 'DRAW', page, ...pixels })
      if (!('pixels' in answer) || answer.pixels.length !== answer.width * answer.height * 4)
        throw new UnreadablePdf()
      return answer
    },
    stop,
  }
}

/** The rendered size of a page, in pixels. */
export function drawnSize({ width, height }: PageSize): PageSize {
  const ratio = height / width
  const across = Math.max(1, Math.min(WIDTH, Math.sqrt(MAX_PIXELS / ratio)))
  return { width: Math.floor(across), height: Math.max(1, Math.floor(across * ratio)) }
}

function askChild(child: ChildProcess, question: PdfQuestion): Promise<PdfAnswer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(null), LONGEST_MS)
    const done = (answer: PdfAnswer | null) => {
      clearTimeout(timer)
      child.off('message', onAnswer)
      child.off('exit', end)
      child.off('error', end)
      resolve(answer)
    }
    const onAnswer = (answer: unknown) => done(answer as PdfAnswer)
    const end = () => done(null)
    child.on('message', onAnswer)
    child.once('exit', end)
    child.once('error', end)
    child.send(question, (error) => error && done(null))
  })
}
