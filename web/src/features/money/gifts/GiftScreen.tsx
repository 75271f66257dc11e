import { IconGift } from '@tabler/icons-react'
import { useGo } from '../../../platform/address.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useTermName } from '../memberships/use-term-name.ts'
import { useAcceptGift, useReceivedGift, type ReceivedGift } from './gifts.api.ts'
import { giftMessages } from './gifts.messages.ts'
import { AcceptButton } from '../memberships/AcceptButton.tsx'
import { OpenedPage, useLinkCode } from '../memberships/OpenedPage.tsx'
import sheet from '../memberships/sheet.module.css'
import css from './parts/gifts.module.css'

/** The target of the link in the mail of a gift, for anybody who has it. */
export function GiftScreen() {
  const t = useMessages(giftMessages)
  const code = useLinkCode()
  const { data, error } = useReceivedGift(code)
  const texts = {
    head: t('openHead'),
    gone: t('openGone'),
    failed: t('failed'),
    home: t('home'),
    loading: t('loading'),
  }
  return (
    <OpenedPage code={code} error={error} texts={texts}>
      {data ? <Opened gift={data} code={code} /> : null}
    </OpenedPage>
  )
}

interface OpenedProps {
  gift: ReceivedGift
  code: string
}
function Opened({ gift, code }: OpenedProps) {
  const t = useMessages(giftMessages)
  const { language } = useSite()
  const termName = useTermName()
  const { state, givenBy, name, months, classCount, message, expiresAt } = gift
  if (state !== 'WAITING')
    return (
      <Empty
        isPage
        title={t(state === 'ACCEPTED' ? 'openAccepted' : 'openReturned')}
        text={t(state === 'ACCEPTED' ? 'openAcceptedText' : 'openReturnedText')}
        action={
          <Button href={state === 'ACCEPTED' ? '/memberships/mine' : '/memberships'}>
            {t(state === 'ACCEPTED' ? 'toMine' : 'toList')}
          </Button>
        }
      />
    )
  return (
    <>
      <h1>{t('openTitle', { name: givenBy })}</h1>
      <Card as="section" pad="lg" elevated>
        <div className={sheet.present}>
          <span className={sheet.round}>
            <IconGift size={32} aria-hidden="true" />
          </span>
          <h2>
            {name} · {termName(months)}
          </h2>
          {classCount > 0 && <p className={sheet.dim}>{t('classCount', { count: classCount })}</p>}
          {message !== '' && <blockquote className={css.message}>{message}</blockquote>}
        </div>
      </Card>
      <p className={sheet.dim}>
        {t('starts')} {t('free')} {t('acceptUntil', { date: formatDate(expiresAt, language) })}
      </p>
      <Accept code={code} />
    </>
  )
}

function Accept({ code }: { code: string }) {
  const t = useMessages(giftMessages)
  const go = useGo()
  const { run, isRunning, error } = useAcceptGift()
  const accept = () =>
    run({ body: { giftCode: code } }).then(
      ({ membershipSeq }) => {
        toast({ text: t('acceptDone'), tone: 'ok' })
        // What it opens is there to begin with.
        go(`/memberships/${membershipSeq}`, { replace: true })
      },
      // Shown above the button.
      () => null,
    )
  const texts = {
    accept: t('accept'),
    signIn: t('signIn'),
    joinFirst: t('joinFirst'),
    failed: t('failed'),
  }
  return <AcceptButton texts={texts} isRunning={isRunning} error={error} onAccept={() => void accept()} />
}
