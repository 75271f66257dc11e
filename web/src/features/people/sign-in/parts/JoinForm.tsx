import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { refreshSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useJoin } from '../sign-in.api.ts'
import { accountMessages } from '../sign-in.messages.ts'
import { agreedKinds, Agreements, hasAgreed, nothingAgreed } from '../Agreements.tsx'
import { splitCss } from '../SplitLayout.tsx'

/** A user with an account becomes a member of this site. */
export function JoinForm({ onDone }: { onDone: () => void }) {
  const t = useMessages(accountMessages)
  const site = useSite()
  const { run, isRunning } = useJoin()
  const [agreed, setAgreed] = useState(nothingAgreed)
  const [problem, setProblem] = useState<string | undefined>()

  async function join() {
    if (!hasAgreed(agreed)) return setProblem(t('agreeNeeded'))
    try {
      await run({ body: { agreements: agreedKinds(agreed) } })
      await refreshSession(site)
      onDone()
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
    }
  }
  return (
    <div className={splitCss['form']}>
      <Agreements value={agreed} onChange={setAgreed} error={problem} />
      <Button size="lg" wide loading={isRunning} onPress={() => void join()}>
        {t('join')}
      </Button>
    </div>
  )
}
