import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../refuse.ts'

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** False where there is no account, after the same work. */
  matches: (password: string, passwordHash: string | null) => Promise<boolean>
}
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's minimum for argon2id. */
const PROPER: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing occupies the thread pool that files need too, so few run at once and the queue is limited. */
const AT_ONCE = 2
const MAX_WAITING = 64

export function argon2Passwords(cost: PasswordCost = PROPER): Passwords {
  const turn = turns(AT_ONCE, MAX_WAITING)
  // A missing account is compared with this hash, so that the time is the same.
  let nobody: Promise<string> | null = null
  return {
    hash: (password) => turn(() => hash(spelledAlike(password), cost)),
    async matches(password, passwordHash) {
      nobody ??= hash('nobody has this password', cost)
      const against = passwordHash ?? (await nobody)
      const isRight = await turn(() => verify(against, spelledAlike(password)))
      return isRight && passwordHash !== null
    },
  }
}

/** Keyboards encode the same letters differently, above all Korean ones. */
const spelledAlike = (password: string) => password.normalize('NFKC')

/** Runs `atOnce` tasks and queues at most `maxWaiting`; TOO_MANY_REQUESTS beyond. */
function turns(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw refuse('TOO_MANY_REQUESTS')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
