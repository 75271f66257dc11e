import { refreshSession, setSessionUser, useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { agreedKinds, type Agreed } from './Agreements.tsx'
import { useJoin, useSendReset, useSignUp } from './sign-in.api.ts'
import { unknownPassword } from './unknown-password.rules.ts'

interface NewAccount {
  name: string
  email: string
  phone: string
}

/** Makes a visitor, or an account that is no member yet, a member of this site, while they do something else. */
export function useAccountOnTheWay() {
  const site = useSite()
  const { session, isChannelUser } = useSession()
  const signUp = useSignUp()
  const join = useJoin()
  const sendLink = useSendReset()
  const step = session.state === 'signed-in' ? (isChannelUser ? 'MEMBER' : 'JOIN') : 'SIGN_UP'

  async function becomeMember({ name, email, phone }: NewAccount, agreed: Agreed) {
    const agreements = agreedKinds(agreed)
    if (step === 'JOIN') {
      await join.run({ body: { agreements } })
      await refreshSession(site)
    }
    if (step !== 'SIGN_UP' || !site.channel) return
    const { channelSeq } = site.channel
    const account = { name: name.trim(), email: email.trim(), phone, password: unknownPassword() }
    const { user } = await signUp.run({ body: { ...account, agreements, channelSeq } })
    await setSessionUser(site, user)
    // A link that was not sent can be requested again at any time.
    await sendLink.run({ body: { email: account.email, channelSeq } }).catch(() => null)
  }
  return { step, becomeMember } as const
}
