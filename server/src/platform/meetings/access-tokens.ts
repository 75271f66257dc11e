import type { Clock } from '../clock.ts'
import { remember, remembered } from '../remember.ts'

export interface AccessToken {
  value: string
  /** What it allows; null where the answer does not say it. */
  scopes: string[] | null
  /** In milliseconds since 1970. */
  endsAt: number
}

const EARLIER_MS = 60_000

interface Options<Account> {
  keyOf: (account: Account) => string
  issue: (account: Account) => Promise<AccessToken>
  now: Clock
}
/** The access tokens of accounts at one service, each requested once however many calls of this process need it. */
export function accessTokens<Account>({ keyOf, issue, now }: Options<Account>) {
  const tokens = remembered<string, AccessToken>()
  const issued = (account: Account) => remember(tokens, keyOf(account), () => issue(account))

  return {
    async read(account: Account) {
      const token = await issued(account)
      if (token.endsAt - EARLIER_MS > now().getTime()) return token
      return renewed(account, token)
    },
    /** Another token instead of this one. */
    renew: renewed,
    /** Also shows what changed at the service since the last token. */
    issueNew(account: Account) {
      tokens.delete(keyOf(account))
      return issued(account)
    },
  }

  async function renewed(account: Account, old: AccessToken) {
    const key = keyOf(account)
    const kept = tokens.peek(key)
    const isOld = (await kept?.catch(() => null)) === old
    if (isOld && tokens.peek(key) === kept) tokens.delete(key)
    return issued(account)
  }
}
interface Answer {
  status: number
}
/** The answer to a request with a token of this account. A token that ended earlier than it should is renewed once. */
export async function withToken<Account, Given extends Answer>(
  tokens: AccessTokens<Account>,
  account: Account,
  send: (token: string) => Promise<Given>,
): Promise<Given> {
  const token = await tokens.read(account)
  const answer = await send(token.value)
  if (answer.status !== 401) return answer
  const { value } = await tokens.renew(account, token)
  return send(value)
}
export type AccessTokens<Account> = ReturnType<typeof accessTokens<Account>>
