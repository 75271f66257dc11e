import { useState } from 'react'
import { MAX_ADDED_AT_ONCE } from 'contract/growth/segments/segments.rules'
import type { SegmentSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Loading, SkeletonText } from '../../../../ui/Skeleton.tsx'
import { useAddMembers, useCandidates, type SegmentMember } from '../segments.api.ts'
import { segmentMessages } from '../segments.messages.ts'
import css from './segments.module.css'

interface AddMembersProps {
  segmentSeq: SegmentSeq
  onClose: () => void
}

/** Finds members by name or mail address and adds those that are ticked; ticks stay over several searches. */
export function AddMembers({ segmentSeq, onClose }: AddMembersProps) {
  const t = useMessages(segmentMessages)
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<SegmentMember[]>([])
  const { run, error, isRunning } = useAddMembers(segmentSeq)
  const add = () =>
    void run({ body: { userSeqs: chosen.map(({ userSeq }) => userSeq) } }).then(
      ({ added }) => {
        toast({ text: t('added', { count: added }), tone: 'ok' })
        onClose()
      },
      // Shown below.
      () => null,
    )
  return (
    <FormDialog
      onClose={onClose}
      title={t('addTitle')}
      size="medium"
      closeLabel={t('close')}
      okLabel={chosen.length === 0 ? t('add') : t('addOk', { count: chosen.length })}
      cancelLabel={t('cancel')}
      onOk={add}
      busy={isRunning}
      disabled={chosen.length === 0}
    >
      <div className={css.adding}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
          onSearch={(text) => setQ(text.trim())}
        />
        <Candidates segmentSeq={segmentSeq} q={q} chosen={chosen} onChoose={setChosen} />
        {chosen.length > 0 && (
          <p className={css.hint}>{t('chosen', { names: chosen.map(({ name }) => name).join(', ') })}</p>
        )}
        {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}

interface CandidatesProps {
  segmentSeq: SegmentSeq
  q: string
  chosen: SegmentMember[]
  onChoose: (chosen: SegmentMember[]) => void
}
function Candidates({ segmentSeq, q, chosen, onChoose }: CandidatesProps) {
  const t = useMessages(segmentMessages)
  const { people, isLoading, error, retry, hasMore, isLoadingMore, loadMore } = useCandidates(segmentSeq, q)
  if (error) return <ErrorNote compact title={t('failed')} retry={{ label: t('search'), onPress: retry }} />
  if (isLoading) {
    return (
      <Loading label={t('search')}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  if (people.length === 0) return <p className={css.hint}>{t('nobody')}</p>
  const isChosen = (member: SegmentMember) => chosen.some(({ userSeq }) => userSeq === member.userSeq)
  return (
    <fieldset className={css.found}>
      <legend className="visually-hidden">{t('found')}</legend>
      {people.map((member) => (
        <Checkbox
          key={member.userSeq}
          label={member.name}
          hint={member.email}
          checked={isChosen(member)}
          disabled={chosen.length >= MAX_ADDED_AT_ONCE && !isChosen(member)}
          onChange={(isOn) =>
            onChoose(isOn ? [...chosen, member] : chosen.filter(({ userSeq }) => userSeq !== member.userSeq))
          }
        />
      ))}
      {hasMore && (
        <Button variant="outline" wide loading={isLoadingMore} onPress={loadMore}>
          {t('more')}
        </Button>
      )}
    </fieldset>
  )
}
