// Started by tools/faults.mjs with the number of rounds, the seed, and words: `busy` if the machine has other work, which
// extends the limits; `kills` for faults that kill only; `writes` for writes without money. Exits with 1 after a violation.
import { randomInt } from 'node:crypto'
import { runRounds } from './faults/rounds.ts'
import { printResult, problemsOf } from './faults/summary.ts'

const [rounds = '100', seed = String(randomInt(2 ** 31)), ...words] = process.argv.slice(2)
const say = (line: string) => console.log(line)

say(`${rounds} rounds, seed ${seed}`)
const isKillsOnly = words.includes('kills')
const result = await runRounds({
  rounds: Number(rounds),
  seed: Number(seed),
  isKillsOnly,
  isMoneyMoving: !words.includes('writes'),
  diskMegabytes: 4000,
  say,
})
say(`\n${printResult(result)}`)
const problems = problemsOf(result, { isBusy: words.includes('busy') })
for (const problem of problems) say(problem)
process.exit(problems.length > 0 ? 1 : 0)
