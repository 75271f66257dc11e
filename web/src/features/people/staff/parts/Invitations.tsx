import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { useApprove, useInvitations, useResend, useWithdraw, type Invitation } from '../staff.api.ts'
import { roleMessages } from '../staff.messages.ts'
import css from './staff.module.css'

/** Open invitations. */
export function Invitations() {
  const t = useMessages(roleMessages)
  const invitations = useInvitations()
  return (
    <section className={css.waiting}>
      <h2>{t('waiting')}</h2>
      <Answer of={invitations} height={80}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={css.hint}>{t('noWaiting')}</p>
          ) : (
            <Card pad="none">
              <ul className={css.rows}>
                {list.map((invitation) => (
                  <Row key={invitation.invitationSeq} invitation={invitation} />
                ))}
              </ul>
            </Card>
          )
        }
      </Answer>
    </section>
  )
}

function Row({ invitation }: { invitation: Invitation }) {
  const t = useMessages(roleMessages)
  const { language } = useSite()
  const { can } = useSession()
  const resend = useResend()
  const withdraw = useWithdraw()
  const approve = useApprove()
  const { invitationSeq, email, userTypeCd, invitedBy, sentAt, expiresAt, isExpired, memo, needsApproval } =
    invitation
  const say = (work: Promise<unknown>, done: 'resent' | 'withdrawn' | 'approved') =>
    void work.then(
      () => toast({ text: t(done, { email }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <li>
      <div>
        <b>{email}</b> <Kind tone={userTypeCd === 'OWN' ? 'brand' : 'plain'}>{t(userTypeCd)}</Kind>{' '}
        {needsApproval && <Kind tone="soon">{t('needsApproval')}</Kind>}
        {isExpired && <Kind tone="soon">{t('expired')}</Kind>}
        <small className="num">
          {t('sentBy', { name: invitedBy, date: formatDate(sentAt, language) })}
          {!isExpired && !needsApproval && ` · ${t('until', { date: formatDate(expiresAt, language) })}`}
        </small>
        {memo && <small>{memo}</small>}
      </div>
      {can('SITE_ACL_CREATE') && (
        <div className={css.acts}>
          {needsApproval ? (
            can('SITE_OWNER_UPDATE') && (
              <Button
                size="sm"
                label={t('approveOf', { email })}
                loading={approve.isRunning}
                onPress={() => say(approve.run({ invitationSeq }), 'approved')}
              >
                {t('approve')}
              </Button>
            )
          ) : (
            <Button
              size="sm"
              variant="outline"
              label={t('resendOf', { email })}
              loading={resend.isRunning}
              onPress={() => say(resend.run({ invitationSeq }), 'resent')}
            >
              {t('resend')}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            label={t('withdrawOf', { email })}
            loading={withdraw.isRunning}
            onPress={() => say(withdraw.run({ invitationSeq }), 'withdrawn')}
          >
            {t('withdraw')}
          </Button>
        </div>
      )}
    </li>
  )
}
