import type { Demo } from './load-demo.ts'
import type { Addresses } from './platform/addresses.ts'
import type { Settings } from './platform/operating/settings.ts'

interface Greeting {
  settings: Settings
  addresses: Addresses
  /** Absent where it is not wanted. */
  demo: Pick<Demo, 'demoAccounts' | 'DEMO_PASSWORD'> | null
}

/** What the operator reads first on start: which address to open, and as whom to sign in. */
export function greeting({ settings, addresses, demo }: Greeting) {
  if (!demo) return `\n  Seodang serves at ${addresses.platform}\n`
  const { owner, learner, operator } = demo.demoAccounts
  return [
    '',
    `  Demo site     ${addresses.site('demo')}`,
    `  Platform      ${addresses.platform}`,
    settings.mailbox ? `  Mailbox       ${addresses.platform}/dev/mailbox` : '',
    '',
    `  Owner         ${owner}`,
    `  Learner       ${learner}`,
    `  Operator      ${operator}`,
    `  Password      ${demo.DEMO_PASSWORD}   (all of them)`,
    '',
  ].join('\n')
}
