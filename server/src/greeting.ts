import type { Demo } from './load-demo.ts'
import type { Addresses } from './platform/addresses.ts'
import type { Settings } from './platform/operating/settings.ts'

interface Greeting {
  settings: Settings
  addresses: Addresses
  /** Null where DEMO_SEED is off. */
  demo: Pick<Demo, 'demoAccounts' | 'DEMO_PASSWORD'> | null
}

/** Printed for the operator at start: the URL to open, and the account to sign in with. */
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
