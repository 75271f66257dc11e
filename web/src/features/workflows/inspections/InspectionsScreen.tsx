import { isProofMissing, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useAllow, useInspections, useRefuse, type Inspection } from './inspections.api.ts'
import css from './inspections.module.css'
import { inspectionsMessages } from './inspections.messages.ts'

/** What operators ask to look at, and the answers of the owners. */
export function InspectionsScreen() {
  const t = useMessages(inspectionsMessages)
  const found = useInspections()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={found}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty spot="done" title={t('none')} text={t('noneText')} />
          ) : (
            <div className={css.list}>
              {list.map((one) => (
                <Request key={one.siteInspectionSeq} of={one} />
              ))}
            </div>
          )
        }
      </Answer>
    </>
  )
}

const tones = { REQUESTED: 'soon', ALLOWED: 'ok', REFUSED: 'plain', ENDED: 'plain' } as const

function Request({ of }: { of: Inspection }) {
  const t = useMessages(inspectionsMessages)
  const { language } = useSite()
  const at = (moment: string) => formatDateTime(moment, language)
  const { state, reason, requestedBy, requestedAt, decidedBy, endsAt } = of
  return (
    <Card as="article" className={css.entry}>
      <p className={css.line}>
        <b>{t('by', { name: requestedBy })}</b>
        <span>{at(requestedAt)}</span>
        <Kind tone={tones[state]}>{t(state)}</Kind>
      </p>
      <p className={css.words}>{reason}</p>
      {decidedBy && (
        <p className={css.line}>
          <span>{t('decidedBy', { name: decidedBy })}</span>
          {state === 'ALLOWED' && endsAt && <span>{t('until', { at: at(endsAt) })}</span>}
        </p>
      )}
      <Decisions of={of} />
    </Card>
  )
}

function Decisions({ of: { siteInspectionSeq, state } }: { of: Inspection }) {
  const t = useMessages(inspectionsMessages)
  const allow = useAllow(siteInspectionSeq)
  const refuse = useRefuse(siteInspectionSeq)
  if (state !== 'REQUESTED' && state !== 'ALLOWED') return null
  const carryOut = (act: Promise<unknown>, text: string) =>
    void act.then(
      () => toast({ text, tone: 'ok' }),
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <div className={css.acts}>
      {state === 'REQUESTED' && (
        <Button loading={allow.isRunning} onPress={() => carryOut(allow.run({}), t('allowed'))}>
          {t('allow')}
        </Button>
      )}
      <Button
        variant="outline"
        loading={refuse.isRunning}
        onPress={() => carryOut(refuse.run({}), t(state === 'ALLOWED' ? 'stopped' : 'refused'))}
      >
        {t(state === 'ALLOWED' ? 'stop' : 'refuse')}
      </Button>
    </div>
  )
}
