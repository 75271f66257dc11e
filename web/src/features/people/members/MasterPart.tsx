import { messageOf } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { masterMessages } from './master.messages.ts'
import { useUnverifyMaster, useVerifyMaster, type Member } from './members.api.ts'
import css from './members.module.css'

/** Marks a member as a verified instructor; only owners may change it. */
export function MasterPart({ member }: { member: Member }) {
  const t = useMessages(masterMessages)
  const { language } = useSite()
  const { can } = useSession()
  const verify = useVerifyMaster()
  const unverify = useUnverifyMaster()
  const { userSeq, name, masterVerifiedAt: since } = member
  const change = () => {
    const work = since ? unverify.run({ userSeq }) : verify.run({ userSeq })
    work.then(
      () => toast({ text: t(since ? 'unverified' : 'verified', { name }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  }
  return (
    <section>
      <h3>{t('master')}</h3>
      <p className={css.noted}>{since ? t('since', { date: formatDate(since, language) }) : t('not')}</p>
      {can('SITE_ACL_UPDATE') && (
        <Button variant="outline" size="sm" loading={verify.isRunning || unverify.isRunning} onPress={change}>
          {t(since ? 'unverify' : 'verify')}
        </Button>
      )}
    </section>
  )
}
