import { useState } from 'react'
import { decisions, type Decision } from 'contract/money/enrolments/waitlist.schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Alert, Confirm } from '../../../../ui/layers/Alert.tsx'
import { PickBar, Reasons } from '../../../../ui/PickBar.tsx'
import { decidingMessages } from '../deciding.messages.ts'
import { periodMessages } from '../period.messages.ts'
import { PeriodDialog } from './PeriodDialog.tsx'
import type { Deciding } from './use-deciding.ts'

/** Stands above the list: selects all applicants of the page, and holds the decisions on the selection. */
export function DecideBar({ deciding, count }: { deciding: Deciding; count: number }) {
  const t = useMessages(decidingMessages)
  const [pending, setPending] = useState<Decision | null>(null)
  const [isChanging, setChanging] = useState(false)
  const period = useMessages(periodMessages)
  const { picked, isRunning } = deciding
  const some = picked.length > 0
  const confirm = () => {
    if (pending) void deciding.run(pending, picked).then(() => setPending(null))
  }
  const start = (decision: Decision) => {
    if (decision !== 'CANCEL') return setPending(decision)
    void deciding.mayCancel().then((isFree) => isFree && setPending(decision))
  }
  return (
    <>
      <PickBar
        label={some ? t('picked', { count: picked.length }) : t('pickAll')}
        picked={picked.length}
        count={count}
        onPickAll={deciding.pickAll}
      >
        {decisions.map((decision) => (
          <Button key={decision} size="sm" variant="outline" onPress={() => start(decision)}>
            {t(decision)}
          </Button>
        ))}
        <Button size="sm" variant="outline" onPress={() => setChanging(true)}>
          {period('change')}
        </Button>
        <Button size="sm" variant="subtle" onPress={() => deciding.pickAll(false)}>
          {t('unpick')}
        </Button>
      </PickBar>
      {pending && (
        <Confirm
          open
          title={t(`${pending}Title`, { count: picked.length })}
          okLabel={t(pending)}
          cancelLabel={t('keep')}
          danger={pending === 'CANCEL'}
          busy={isRunning}
          onOk={confirm}
          onCancel={() => setPending(null)}
        >
          {t(`${pending}Text`)}
        </Confirm>
      )}
      {isChanging && (
        <PeriodDialog
          count={picked.length}
          isRunning={deciding.isChangingPeriod}
          error={deciding.periodError}
          onSave={(change) =>
            void deciding.changePeriod(change).then((isDone) => isDone && setChanging(false))
          }
          onClose={() => setChanging(false)}
        />
      )}
      <NotDone deciding={deciding} />
      <Blocked deciding={deciding} />
    </>
  )
}

/** The applicants that a decision skipped, each with the reason. */
function NotDone({ deciding: { notDone, forget } }: { deciding: Deciding }) {
  const t = useMessages(decidingMessages)
  return (
    <Alert
      open={notDone.length > 0}
      title={t('notDone', { count: notDone.length })}
      okLabel={t('ok')}
      onClose={forget}
    >
      <p>{t('notDoneText')}</p>
      <Reasons
        list={notDone.map(({ attendSeq, name, message }) => ({ key: attendSeq, name, reason: message }))}
      />
    </Alert>
  )
}

const blockReasons = ['virtualAccountCount', 'settledCount', 'etcCount'] as const

/** Why the selected cannot be cancelled together, with the counts. Nothing was cancelled. */
function Blocked({ deciding: { blocks, forgetBlocks } }: { deciding: Deciding }) {
  const t = useMessages(decidingMessages)
  return (
    <Alert open={blocks !== null} title={t('blocked')} okLabel={t('ok')} onClose={forgetBlocks}>
      <p>{t('blockedText')}</p>
      <ul>
        {blocks &&
          blockReasons
            .filter((reason) => blocks[reason] > 0)
            .map((reason) => <li key={reason}>{t(reason, { count: blocks[reason] })}</li>)}
      </ul>
    </Alert>
  )
}
