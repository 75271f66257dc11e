import { useSearchParams } from 'react-router'
import type { MembershipState } from 'contract/money/memberships/memberships.rules'
import type { MembershipSeq } from 'contract/values/ids'
import { seqFrom } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { LeaveWarning } from '../../../../platform/draft.tsx'
import { Head } from '../../../../platform/Head.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useLeaveMessages } from '../../../../platform/management/use-leave-messages.ts'
import { useSavedPage } from '../../../../platform/management/use-saved-page.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import {
  bodyOf,
  draftOf,
  emptyDraft,
  faultOf,
  useCreateMembership,
  useManagedMembership,
  useModifyMembership,
  type MembershipDraft,
} from '../membership-settings.api.ts'
import { membershipSettingsMessages } from '../membership-settings.messages.ts'
import {
  AboutFields,
  OpenedFields,
  PauseFields,
  PriceFields,
  TeamFields,
} from '../parts/MembershipFields.tsx'

export const MembershipCreateScreen = () => (
  <MembershipForm stored={emptyDraft} state="DRAFT" membershipSeq={null} />
)

export function MembershipEditScreen() {
  const [params] = useSearchParams()
  const membershipSeq = seqFrom({ membershipSeq: params.get('membershipSeq') ?? undefined }, 'membershipSeq')
  return (
    <Answer of={useManagedMembership(membershipSeq)} height={560}>
      {(membership) => (
        <MembershipForm stored={draftOf(membership)} state={membership.state} membershipSeq={membershipSeq} />
      )}
    </Answer>
  )
}

interface FormProps {
  stored: MembershipDraft
  state: MembershipState
  /** Null for a new one. */
  membershipSeq: MembershipSeq | null
}
function MembershipForm({ stored, state, membershipSeq }: FormProps) {
  const t = useMessages(membershipSettingsMessages)
  const leaveMessages = useLeaveMessages()
  const create = useCreateMembership()
  const modify = useModifyMembership()
  async function store(draft: MembershipDraft) {
    const body = bodyOf(draft)
    if (membershipSeq === null) await create.run({ body })
    else await modify.run({ membershipSeq, body })
    return '/settings/membership'
  }
  const { draft, change, isDirty, save, fault } = useSavedPage({
    stored,
    faultOf: (one: MembershipDraft) => faultOf(one, state),
    store,
    savedText: t('savedToast'),
  })
  const { error, isRunning } = membershipSeq === null ? create : modify
  const title = t(membershipSeq === null ? 'create' : 'edit')
  const problem = (fault && t(fault)) || (error && messageOf(error, t('saveFailed')))
  const fields = { draft, change, fault }
  return (
    <>
      <Head title={title} isPrivate />
      <PageHead
        title={title}
        actions={
          <>
            <Button variant="outline" href="/settings/membership">
              {t('back')}
            </Button>
            <Button loading={isRunning} onPress={save}>
              {t('save')}
            </Button>
          </>
        }
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <AboutFields {...fields} />
      <PriceFields {...fields} />
      <PauseFields {...fields} />
      <TeamFields {...fields} />
      <OpenedFields {...fields} />
      <LeaveWarning isDirty={isDirty && !isRunning} words={leaveMessages} />
    </>
  )
}
