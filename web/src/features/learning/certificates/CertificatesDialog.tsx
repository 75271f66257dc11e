import { useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { isRefusal } from '../../../platform/call.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useCanHere } from '../../../platform/use-can-here.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { useIssued, useSetRule } from './certificates.api.ts'
import { certificateMessages } from './certificates.messages.ts'
import css from './Certificates.module.css'

/** Opens the list of certificates of a class, and their requirements. */
export function CertificatesButton({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(certificateMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('certificates')}
      </Button>
      {isOpen && <CertificatesDialog courseSeq={courseSeq} onClose={() => setOpen(false)} />}
    </>
  )
}

function CertificatesDialog({ courseSeq, onClose }: { courseSeq: CourseSeq; onClose: () => void }) {
  const t = useMessages(certificateMessages)
  const { language } = useSite()
  const issued = useIssued(courseSeq)
  const can = useCanHere()
  return (
    <Dialog open onClose={onClose} title={t('manage')} closeLabel={t('close')}>
      <Answer of={issued}>
        {({ minPercent, list }) => (
          <>
            {can('CLASS_INFO_UPDATE') && <Rule courseSeq={courseSeq} stored={minPercent} />}
            <p>{list.length > 0 ? t('issued', { count: list.length }) : t('noneIssued')}</p>
            <ul className={css.list}>
              {list.map(({ attendSeq, name, certificateNo, issuedAt, isValid }) => (
                <li key={attendSeq}>
                  <span>{name}</span>
                  {!isValid && <Kind>{t('revoked')}</Kind>}
                  <Anchor href={`/certificates/${certificateNo}`} className="num">
                    {certificateNo}
                  </Anchor>
                  <span className="num">{formatDate(issuedAt, language)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answer>
    </Dialog>
  )
}

function Rule({ courseSeq, stored }: { courseSeq: CourseSeq; stored: number }) {
  const t = useMessages(certificateMessages)
  const { run, isRunning } = useSetRule(courseSeq)
  const [minPercent, setMinPercent] = useState<number | null>(stored)
  const isKept = minPercent === stored || minPercent === null || minPercent === 0
  const save = () =>
    run({ body: { minPercent: minPercent ?? stored } }).then(
      () => toast({ text: t('saved'), tone: 'ok' }),
      (error: unknown) => isRefusal(error) && toast({ text: error.message, tone: 'error' }),
    )
  return (
    <div className={css.rule}>
      <NumberInput
        label={t('rule')}
        hint={t('ruleHint')}
        unit="%"
        max={100}
        value={minPercent}
        onChange={setMinPercent}
      />
      <Button variant="outline" onPress={() => void save()} loading={isRunning} disabled={isKept}>
        {t('saveRule')}
      </Button>
    </div>
  )
}
