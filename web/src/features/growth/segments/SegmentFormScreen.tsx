import type { SegmentSeq } from 'contract/values/ids'
import { useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { LeaveWarning } from '../../../platform/draft.tsx'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useLeaveMessages } from '../../../platform/management/use-leave-messages.ts'
import { useSavedPage } from '../../../platform/management/use-saved-page.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { AboutFields, RuleFields } from './parts/SegmentFields.tsx'
import {
  bodyOf,
  changeOf,
  draftOf,
  emptyDraft,
  faultOf,
  useCreateSegment,
  useModifySegment,
  useSegment,
  type SegmentDraft,
} from './segments.api.ts'
import { segmentMessages } from './segments.messages.ts'

export const SegmentCreateScreen = () => <SegmentForm stored={emptyDraft} segmentSeq={null} />

export function SegmentEditScreen() {
  const segmentSeq = useSeq('segmentSeq')
  return (
    <Answer of={useSegment(segmentSeq)} height={560}>
      {(segment) => <SegmentForm stored={draftOf(segment)} segmentSeq={segmentSeq} />}
    </Answer>
  )
}

interface SegmentFormProps {
  stored: SegmentDraft
  /** Null for a new one. */
  segmentSeq: SegmentSeq | null
}

function SegmentForm({ stored, segmentSeq }: SegmentFormProps) {
  const t = useMessages(segmentMessages)
  const leaveMessages = useLeaveMessages()
  const { draft, change, isDirty, save, error, isRunning, fault } = useSegmentForm(stored, segmentSeq)
  const title = t(segmentSeq === null ? 'create' : 'edit')
  const problem = (fault && t(fault)) || (error && messageOf(error, t('saveFailed')))
  const fields = { draft, change, fault }
  return (
    <>
      <Head title={title} isPrivate />
      <PageHead
        title={title}
        actions={
          <>
            <Button variant="outline" href="/settings/members/segment">
              {t('back')}
            </Button>
            <Button loading={isRunning} onPress={save}>
              {t('save')}
            </Button>
          </>
        }
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <AboutFields {...fields} isNew={segmentSeq === null} />
      {draft.kind === 'RULE' && <RuleFields {...fields} />}
      <LeaveWarning isDirty={isDirty && !isRunning} words={leaveMessages} />
    </>
  )
}

function useSegmentForm(stored: SegmentDraft, segmentSeq: SegmentSeq | null) {
  const t = useMessages(segmentMessages)
  const create = useCreateSegment()
  const modify = useModifySegment()
  async function store(draft: SegmentDraft) {
    const savedAs = segmentSeq ?? (await create.run({ body: bodyOf(draft) })).segmentSeq
    if (segmentSeq !== null) await modify.run({ segmentSeq, body: changeOf(draft) })
    return `/settings/members/segment/${savedAs}`
  }
  const form = useSavedPage({ stored, faultOf, store, savedText: t('saved') })
  const { error, isRunning } = segmentSeq === null ? create : modify
  return { ...form, error, isRunning }
}
