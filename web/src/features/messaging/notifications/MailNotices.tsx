import { getMailNotices, setMailNotice } from 'contract/messaging/notifications/mail-notices.api'
import type { MailNoticeKind } from 'contract/messaging/notifications/mail-notices.schemas'
import { QueryView } from '../../../platform/QueryView.tsx'
import { messageOf } from '../../../platform/call.ts'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { mailNoticeMessages } from './mail-notices.messages.ts'

/**
 * The mails about classes that this site sends to the user; mails about sales are offered only to staff. Takes effect
 * immediately.
 */
export function MailNotices() {
  const t = useMessages(mailNoticeMessages)
  const { userTypeCd, classes } = useSession()
  const { run, isRunning } = useCommand(setMailNotice, {})
  const worksHere = userTypeCd !== null || classes.length > 0
  const change = (kind: MailNoticeKind, isOn: boolean) =>
    run({ body: { kind, isOn } }).then(
      () => toast({ text: t(isOn ? 'on' : 'off'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <QueryView of={useEndpoint(getMailNotices, {})} words={{ failed: t('notLoaded'), retry: t('retry') }}>
      {({ list }) =>
        list
          .filter(({ kind }) => kind !== 'SALE' || worksHere)
          .map(({ kind, isOn }) => (
            <Switch
              key={kind}
              label={<b>{t(kind)}</b>}
              hint={t(`${kind}Lead`)}
              checked={isOn}
              disabled={isRunning}
              onChange={(next) => void change(kind, next)}
            />
          ))
      }
    </QueryView>
  )
}
