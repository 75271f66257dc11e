import { IconMail, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { StaffGuard } from '../mfa/MfaPolicy.tsx'
import { AddStaffDialog } from './parts/AddStaffDialog.tsx'
import { Invitations } from './parts/Invitations.tsx'
import { InviteDialog } from './parts/InviteDialog.tsx'
import { StaffFrame } from './parts/StaffFrame.tsx'
import { StaffTable } from './parts/StaffTable.tsx'
import { useStaff } from './staff.api.ts'
import { roleMessages } from './staff.messages.ts'

/** The owners, managers and instructors of the site, and open invitations. */
export function OperatorsScreen() {
  const t = useMessages(roleMessages)
  const { can } = useSession()
  const staff = useStaff()
  const [doing, setDoing] = useState<'add' | 'invite' | null>(null)
  const done = () => setDoing(null)
  const actions = can('SITE_ACL_CREATE') && (
    <>
      <Button variant="outline" icon={<IconMail size={18} aria-hidden />} onPress={() => setDoing('invite')}>
        {t('inviteByMail')}
      </Button>
      <Button icon={<IconUserPlus size={18} aria-hidden />} onPress={() => setDoing('add')}>
        {t('add')}
      </Button>
    </>
  )
  return (
    <StaffFrame tab="people" count={staff.data?.list.length} actions={actions}>
      <Answer of={staff}>
        {({ list }) => (
          <Card pad="none">
            <StaffTable staff={list} />
          </Card>
        )}
      </Answer>
      <Invitations />
      {can('SITE_OWNER_UPDATE') && <StaffGuard />}
      {doing === 'add' && <AddStaffDialog onClose={done} />}
      {doing === 'invite' && <InviteDialog onClose={done} />}
    </StaffFrame>
  )
}
