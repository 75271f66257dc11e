import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import {
  useClassInvitations,
  useResendToClass,
  useWithdrawFromClass,
  type ClassInvitation,
} from '../course-staff.api.ts'
import { classStaffMessages } from '../course-staff.messages.ts'
import css from './course-staff.module.css'

/** Open invitations to this class. */
export function WaitingInvitations({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(classStaffMessages)
  const invitations = useClassInvitations(courseSeq)
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
                {list.map((one) => (
                  <Row key={one.invitationSeq} courseSeq={courseSeq} invitation={one} />
                ))}
              </ul>
            </Card>
          )
        }
      </Answer>
    </section>
  )
}

function Row({ courseSeq, invitation }: { courseSeq: CourseSeq; invitation: ClassInvitation }) {
  const t = useMessages(classStaffMessages)
  const { language } = useSite()
  const resend = useResendToClass(courseSeq)
  const withdraw = useWithdrawFromClass(courseSeq)
  const { invitationSeq, email, userTypeCd, invitedBy, sentAt, expiresAt, isExpired } = invitation
  const say = (work: Promise<unknown>, done: 'resent' | 'withdrawn') =>
    void work.then(
      () => toast({ text: t(done, { email }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <li>
      <div>
        <b>{email}</b> <Kind>{t(userTypeCd)}</Kind> {isExpired && <Kind tone="soon">{t('expired')}</Kind>}
        <small>
          {t('sentBy', { name: invitedBy, date: formatDate(sentAt, language) })}
          {!isExpired && ` · ${t('until', { date: formatDate(expiresAt, language) })}`}
        </small>
      </div>
      <div className={css.acts}>
        <Button
          variant="outline"
          size="sm"
          label={t('resendOf', { email })}
          loading={resend.isRunning}
          onPress={() => say(resend.run({ invitationSeq }), 'resent')}
        >
          {t('resend')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          label={t('withdrawOf', { email })}
          loading={withdraw.isRunning}
          onPress={() => say(withdraw.run({ invitationSeq }), 'withdrawn')}
        >
          {t('withdraw')}
        </Button>
      </div>
    </li>
  )
}
