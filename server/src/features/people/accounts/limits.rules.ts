const MINUTE = 60
const HOUR = 60 * MINUTE

/** The key of a limit. */
type CountedPer = 'account' | 'address' | 'network' | 'site' | 'browser'
interface AccountLimit {
  /** How many at once … */
  most: number
  /** … and how many seconds until one more is allowed. */
  everySeconds: number
  /** The counted attempts, as docs/rules.md names them. */
  counts: string
  per: CountedPer
}

/**
 * Rate limits, docs/rules.md R-003, whose table is printed from here: a burst, then one more per interval. Guesses per address are
 * limited most; a network may be a whole school, so its limit is high.
 */
export const limits = {
  signIn: { counts: 'sign-in from elsewhere', per: 'address', most: 8, everySeconds: 30 * MINUTE },
  signInFromKnownBrowser: {
    counts: 'sign-in where the account was signed in before',
    per: 'browser',
    most: 10,
    everySeconds: MINUTE,
  },
  signInPerNetwork: { counts: 'sign-in from elsewhere', per: 'network', most: 120, everySeconds: 5 },
  signInPerSite: { counts: 'sign-in from elsewhere', per: 'site', most: 600, everySeconds: 0.1 },
  ownPassword: {
    counts: 'one’s own password, asked for again',
    per: 'account',
    most: 10,
    everySeconds: 10 * MINUTE,
  },
  signUp: { counts: 'sign-up', per: 'address', most: 5, everySeconds: 10 * MINUTE },
  signUpPerNetwork: { counts: 'sign-up', per: 'network', most: 150, everySeconds: 20 },
  signUpPerSite: { counts: 'sign-up', per: 'site', most: 300, everySeconds: 2 },
  reset: { counts: 'reset link', per: 'address', most: 5, everySeconds: 5 * MINUTE },
  resetPerNetwork: { counts: 'reset link', per: 'network', most: 40, everySeconds: 30 },
  code: { counts: 'mailed code', per: 'network', most: 150, everySeconds: 20 },
  codePerSite: { counts: 'mailed code', per: 'site', most: 300, everySeconds: 2 },
  codeToAddress: {
    counts: 'mailed code to an address that is not the account’s own',
    per: 'address',
    most: 3,
    everySeconds: 6 * HOUR,
  },
  codeToOthers: {
    counts: 'mailed code to an address that is not the account’s own',
    per: 'account',
    most: 5,
    everySeconds: 12 * HOUR,
  },
  provider: { counts: 'step of a sign-in through a provider', per: 'network', most: 360, everySeconds: 1 },
  idCheck: { counts: 'question whether an address is taken', per: 'network', most: 240, everySeconds: 1 },
} as const satisfies Record<string, AccountLimit>

/** The table of docs/rules.md. */
export function limitsTable() {
  const rows = Object.values<AccountLimit>(limits).map(
    ({ counts, per, most, everySeconds }) => `| ${counts} | ${per} | ${most} | ${durationOf(everySeconds)} |`,
  )
  return ['| What | per | at once | then one every |', '| --- | --- | --: | --: |', ...rows].join('\n')
}

function durationOf(seconds: number) {
  if (seconds >= HOUR) return `${seconds / HOUR} h`
  return seconds >= MINUTE ? `${seconds / MINUTE} min` : `${seconds} s`
}
