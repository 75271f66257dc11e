import { useState } from 'react'
import { DEFAULT_PAGE_SIZE } from 'contract/values/paging'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { challengeMessages } from './challenge.messages.ts'
import { useChallengers, type MissionRef } from './posts.api.ts'
import { Days } from './parts/Days.tsx'
import css from './posts.module.css'

interface ChallengersDialogProps {
  missionRef: MissionRef
  title: string
  onClose: () => void
}

/** The learners of a class, and the days on which each of them wrote a post. */
export function ChallengersDialog({ missionRef, title, onClose }: ChallengersDialogProps) {
  const t = useMessages(challengeMessages)
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useChallengers(missionRef, page)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('challengersOf', { title })}
      size="medium"
      closeLabel={t('close')}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      {error && !data && (
        <ErrorNote
          compact
          title={messageOf(error, t('failed'))}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && <SkeletonText lines={6} />}
      {data?.list.length === 0 && <Empty compact title={t('nobody')} />}
      {data && data.list.length > 0 && (
        <div className={css.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('count')}</th>
                <th scope="col">{t('state')}</th>
                <th scope="col">{t('days')}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map(({ attendSeq, name, count, isDone, days }) => (
                <tr key={attendSeq}>
                  <th scope="row">{name}</th>
                  <td className="num">
                    {count}/{data.needed}
                  </td>
                  <td>
                    <Kind tone={isDone ? 'ok' : 'plain'}>{t(isDone ? 'stateDONE' : 'stateTODO')}</Kind>
                  </td>
                  <td>{days.length > 0 ? <Days of={days} /> : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && <ListPages page={page} size={DEFAULT_PAGE_SIZE} total={data.total} onPage={setPage} />}
    </Dialog>
  )
}
