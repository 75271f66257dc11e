import { getStaffGuard, setStaffGuard } from 'contract/people/mfa/api'
import { isProofMissing, messageOf } from '../../../platform/call.ts'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { guardMessages } from './guard.messages.ts'
import css from './parts/Mfa.module.css'

/** Lets the owner require a second factor of all staff, and lists the staff without one. */
export function StaffGuard() {
  const t = useMessages(guardMessages)
  const { data, error, refetch } = useEndpoint(getStaffGuard, {})
  const { run, isRunning } = useCommand(setStaffGuard, {})
  async function change(isRequired: boolean) {
    try {
      await run({ body: { isRequired } })
      toast({ text: t(isRequired ? 'turnedOn' : 'turnedOff'), tone: 'ok' })
    } catch (refusal) {
      if (!isProofMissing(refusal)) toast({ text: messageOf(refusal, t('failed')), tone: 'error' })
    }
  }
  const names = data?.missing.map(({ name }) => name).join(', ') ?? ''
  return (
    <Card as="section" pad="lg" label={t('title')} className={css.guard}>
      <div className={css.guardParts}>
        <h2 className={css.title}>{t('title')}</h2>
        {error && (
          <ErrorNote
            compact
            title={t('notLoaded')}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        )}
        {!data && !error && <SkeletonText lines={2} />}
        {data && (
          <>
            <Switch
              label={t('switch')}
              hint={t('hint')}
              checked={data.isRequired}
              disabled={isRunning || (!data.isRequired && !data.hasOwn)}
              onChange={(isRequired) => void change(isRequired)}
            />
            {!data.hasOwn && (
              <Notice
                tone="soon"
                action={
                  <Button size="sm" variant="outline" href="/editinformation#security">
                    {t('setUp')}
                  </Button>
                }
              >
                {t('needOwn')}
              </Notice>
            )}
            <p className={css.lead}>{names === '' ? t('everybody') : t('missing', { names })}</p>
          </>
        )}
      </div>
    </Card>
  )
}
