import { IconUsersGroup } from '@tabler/icons-react'
import { useGo } from '../../../platform/address.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useAcceptInvitation, useInvitedTeam, type InvitedTeam } from './teams.api.ts'
import { teamMessages } from './teams.messages.ts'
import { AcceptButton } from '../memberships/AcceptButton.tsx'
import { OpenedPage, useLinkCode } from '../memberships/OpenedPage.tsx'
import sheet from '../memberships/sheet.module.css'
import css from './parts/teams.module.css'

/** The target of the link in an invitation, for anybody who has it. */
export function InvitationScreen() {
  const t = useMessages(teamMessages)
  const code = useLinkCode()
  const { data, error } = useInvitedTeam(code)
  const texts = {
    head: t('openHead'),
    gone: t('openGone'),
    failed: t('failed'),
    home: t('home'),
    loading: t('loading'),
  }
  return (
    <OpenedPage code={code} error={error} texts={texts}>
      {data ? <Opened team={data} code={code} /> : null}
    </OpenedPage>
  )
}

interface OpenedProps {
  team: InvitedTeam
  code: string
}
function Opened({ team, code }: OpenedProps) {
  const t = useMessages(teamMessages)
  const { state, invitedBy, name, description, classCount, isFull, hasOwn } = team
  if (state !== 'WAITING')
    return (
      <Empty
        isPage
        title={t(state === 'ACCEPTED' ? 'openAccepted' : 'openOver')}
        text={t(state === 'ACCEPTED' ? 'openAcceptedText' : 'openOverText')}
        action={
          <Button href={state === 'ACCEPTED' ? '/memberships/mine' : '/memberships'}>
            {t(state === 'ACCEPTED' ? 'toMine' : 'toList')}
          </Button>
        }
      />
    )
  return (
    <>
      <h1>{t('openTitle', { name: invitedBy })}</h1>
      <Card as="section" pad="lg" elevated>
        <div className={sheet.present}>
          <span className={sheet.round}>
            <IconUsersGroup size={32} aria-hidden="true" />
          </span>
          <h2>{name}</h2>
          {classCount > 0 && <p className={sheet.dim}>{t('classCount', { count: classCount })}</p>}
          {description !== '' && <p className={css.words}>{description}</p>}
        </div>
      </Card>
      <p className={sheet.dim}>
        {t('paysText', { name: invitedBy })} {t('seesText', { name: invitedBy })}
      </p>
      {hasOwn && <Notice tone="info">{t('openOwn')}</Notice>}
      {isFull ? <Notice tone="soon">{t('openFull', { name: invitedBy })}</Notice> : <Accept code={code} />}
    </>
  )
}

function Accept({ code }: { code: string }) {
  const t = useMessages(teamMessages)
  const go = useGo()
  const { run, isRunning, error } = useAcceptInvitation()
  const accept = () =>
    run({ body: { invitationCode: code } }).then(
      ({ membershipSeq, hasOwn }) => {
        toast({ text: t(hasOwn ? 'acceptedOwn' : 'accepted'), tone: 'ok' })
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
