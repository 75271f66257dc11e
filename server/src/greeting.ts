import { DEMO_PASSWORD, demoAccounts } from './showcase/seed.ts'
import type { Addresses } from './platform/addresses.ts'
import type { Settings } from './platform/operating/settings.ts'

/** What the operator reads first on start: which address to open, and as whom to sign in. */
export function greeting({ settings, addresses }: { settings: Settings; addresses: Addresses }) {
  if (!settings.demoSeed) return `\n  Seodang serves at ${addresses.platform}\n`
  const { owner, learner, operator } = demoAccounts
  return [
    '',
    `  Demo site     ${addresses.site('demo')}`,
    `  Platform      ${addresses.platform}`,
    settings.mailbox ? `  Mailbox       ${addresses.platform}/dev/mailbox` : '',
    '',
    `  Owner         ${owner}`,
    `  Learner       ${learner}`,
    `  Operator      ${operator}`,
    `  Password      ${DEMO_PASSWORD}   (all of them)`,
    '',
  ].join('\n')
}
