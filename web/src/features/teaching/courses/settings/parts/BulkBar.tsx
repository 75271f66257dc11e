import { useState } from 'react'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Alert, Confirm } from '../../../../../ui/layers/Alert.tsx'
import { PickBar, Reasons } from '../../../../../ui/PickBar.tsx'
import { classLifeMessages } from '../course-state.messages.ts'
import type { Bulk } from './use-bulk.ts'

interface BulkBarProps {
  bulk: Bulk
  count: number
  isTrash: boolean
}

/** Stands above a list: selects all classes of the page, and holds the actions on the selection. */
export function BulkBar({ bulk, count, isTrash }: BulkBarProps) {
  const t = useMessages(classLifeMessages)
  const [isAsking, setAsking] = useState(false)
  const { picked, isRunning } = bulk
  const some = picked.length > 0
  const throwAway = () => void bulk.throwAway().then(() => setAsking(false))
  return (
    <>
      <PickBar
        label={some ? t('picked', { count: picked.length }) : t('pickAll')}
        picked={picked.length}
        count={count}
        onPickAll={bulk.pickAll}
      >
        {isTrash ? (
          <Button size="sm" variant="outline" loading={isRunning} onPress={() => void bulk.putBack()}>
            {t('restoreSome')}
          </Button>
        ) : (
          <Button size="sm" variant="outline" onPress={() => setAsking(true)}>
            {t('trashSome')}
          </Button>
        )}
        <Button size="sm" variant="subtle" onPress={() => bulk.pickAll(false)}>
          {t('unpick')}
        </Button>
      </PickBar>
      <Confirm
        open={isAsking}
        title={t('trashSomeTitle', { count: picked.length })}
        okLabel={t('trashSome')}
        cancelLabel={t('cancel')}
        danger
        busy={isRunning}
        onOk={throwAway}
        onCancel={() => setAsking(false)}
      >
        {t('trashSomeText')}
      </Confirm>
      <NotMoved bulk={bulk} />
    </>
  )
}

/** The classes that stayed, each with the reason. */
function NotMoved({ bulk: { notMoved, forget } }: { bulk: Bulk }) {
  const t = useMessages(classLifeMessages)
  return (
    <Alert
      open={notMoved.length > 0}
      title={t('notMoved', { count: notMoved.length })}
      okLabel={t('ok')}
      onClose={forget}
    >
      <p>{t('notMovedText')}</p>
      <Reasons
        list={notMoved.map(({ courseSeq, title, reason }) => ({
          key: courseSeq,
          name: title,
          reason: t(reason),
        }))}
      />
    </Alert>
  )
}
