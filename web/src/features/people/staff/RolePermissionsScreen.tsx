import { useState } from 'react'
import { changeableRoles, type ChangeableRole } from 'contract/http/permissions'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RoleForm } from './parts/RoleForm.tsx'
import { StaffFrame } from './parts/StaffFrame.tsx'
import { useRolePermissions } from './staff.api.ts'
import { roleMessages } from './staff.messages.ts'
import css from './parts/staff.module.css'

/** The permissions of the managers and instructors of this site. */
export function RolePermissionsScreen() {
  const t = useMessages(roleMessages)
  const permissions = useRolePermissions()
  const [role, setRole] = useState<ChangeableRole>('MNG')
  return (
    <StaffFrame tab="permissions">
      <div className={css.form}>
        <Notice title={t('OWN')}>{t('fixedByOwner')}</Notice>
        <SegmentedControl
          label={t('chooseRole')}
          value={role}
          onChange={setRole}
          options={changeableRoles.map((one) => ({ value: one, label: t(one) }))}
        />
        <p className={css.hint}>{t(`about${role}`)}</p>
        <Answer of={permissions} height={720}>
          {({ roles, inUse }) => <RoleForm key={role} role={role} held={roles[role]} inUse={inUse} />}
        </Answer>
      </div>
    </StaffFrame>
  )
}
