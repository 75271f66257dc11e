import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { handOff } from 'contract/accounts'
import { readNext } from '../../platform/address.ts'
import { messageOf } from '../../platform/call.ts'
import { Head } from '../../platform/Head.tsx'
import { useSite } from '../../platform/site.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { accountWords } from './accounts.words.ts'

/** Joining is done: the way on, to the site where it has an address of its own. */
export function JoinCompleteScreen() {
  const t = useWords(accountWords)
  const { call, channel, origin, isByParameter } = useSite()
  const [params] = useSearchParams()
  const { next, origin: from } = readNext(params)
  const [problem, setProblem] = useState<string | null>(null)
  const [isGoing, setGoing] = useState(false)
  const isElsewhere = channel !== null && isByParameter && channel.domain !== origin

  /** Each press asks for a fresh code: one lives for a minute only. */
  async function go(domain: string) {
    setGoing(true)
    setProblem(null)
    try {
      const { url } = await call(handOff, { body: { target: domain + (next ?? '/') } })
      window.location.assign(url)
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
      setGoing(false)
    }
  }
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 64 }}>
      <Head title={t('joinDone')} isPrivate />
      <Empty
        isPage
        title={channel ? t('joinDoneAt', { site: channel.name }) : t('joinDone')}
        text={t('joinDoneText')}
        action={
          isElsewhere ? (
            <Button size="lg" loading={isGoing} onPress={() => void go(from ?? channel.domain)}>
              {t('toSite')}
            </Button>
          ) : (
            <Button size="lg" href={next ?? (channel ? '/' : '/mypage')}>
              {channel ? t('toSite') : t('myPage')}
            </Button>
          )
        }
      />
      {problem && <Notice tone="error">{problem}</Notice>}
    </main>
  )
}
