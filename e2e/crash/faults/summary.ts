import { availableParallelism } from 'node:os'
import { wordsFor, type Result } from './rounds.ts'

const SERVED_WITHIN_MS = 15_000
const NAMES = 38
const NUMBERS = 11

/**
 * A sentence for each violation; none if all checks passed. On a busy machine the limits grow with the ratio of work to
 * cores.
 */
export function problemsOf(
  { rounds, videos, answers, money }: Result,
  { isBusy }: { isBusy: boolean },
): string[] {
  const of = rounds.flatMap(({ fault, servedAfterMs, missing, money: lost, problem, load }, at) => [
    ...(missing > 0 ? [`round ${at + 1}, ${fault}: ${missing} acknowledged writes are missing`] : []),
    ...lost.map((sentence) => `round ${at + 1}, ${fault}: ${sentence}`),
    ...(servedAfterMs > SERVED_WITHIN_MS * (isBusy ? Math.max(1, load / availableParallelism()) : 1)
      ? [`round ${at + 1}, ${fault}: served after ${servedAfterMs / 1000} s`]
      : []),
    ...(problem === null ? [] : [`round ${at + 1}, ${fault}: ${problem}`]),
  ])
  const bugs = (answers.get('500000') ?? 0) + (money?.answers.get('500000') ?? 0)
  if (bugs > 0) of.push(`${bugs} calls were answered as a bug (500000)`)
  if (videos.ready < videos.disturbed) of.push(`${videos.disturbed - videos.ready} videos do not play`)
  of.push(...(money?.unsettled ?? []).map((sentence) => `never settled: ${sentence}`))
  return of
}

const line = (name: string, values: readonly (string | number)[]) =>
  name.padEnd(NAMES) + values.map((value) => String(value).padStart(NUMBERS)).join('')

const countsIn = (answers: Map<string, number>) =>
  [...answers].map(([code, times]) => `${code} ${times}`).join(', ')

/** The result as text. */
export function printResult({ rounds, skipped, answers, ends, videos, money }: Result): string {
  const names = [...new Set(rounds.map(({ fault }) => fault))].toSorted()
  const lines = names.map((name) => {
    const own = rounds.filter(({ fault }) => fault === name)
    const times = own.map(({ servedAfterMs }) => servedAfterMs).toSorted((one, other) => one - other)
    const shown = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0].map((ms) =>
      (ms / 1000).toFixed(1),
    )
    return line(name, [own.length, ...shown, own.reduce((sum, { missing }) => sum + missing, 0)])
  })
  return [
    line('fault', ['rounds', 'median s', 'slowest s', 'lost']),
    ...lines,
    ...skipped.map(({ fault, reason }) => `skipped: ${fault}, for ${reason}`),
    `answers: ${countsIn(answers)}`,
    ...(money
      ? [
          `answers about money: ${countsIn(money.answers)}`,
          `confirmed: ${wordsFor(money.confirmed)}; ${money.unsettled.length} never settled`,
        ]
      : []),
    `videos whose transcoder was killed: ${videos.ready} of ${videos.disturbed} play`,
    `ended by itself: ${ends.length}${ends.map((end) => `\n  ${end}`).join('')}`,
  ].join('\n')
}
