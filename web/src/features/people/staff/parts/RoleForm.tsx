import { isChangeable, type ChangeableRole, type Permission } from 'contract/http/permissions'
import { permissionGroups } from '../../../../permission-groups.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useTranslations } from '../../../../platform/words/use-translations.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { permissionGroupMessages } from '../permissions.messages.ts'
import { useSaveRolePermissions } from '../staff.api.ts'
import { roleMessages } from '../staff.messages.ts'
import css from './staff.module.css'

interface RoleFormProps {
  role: ChangeableRole
  held: string[]
  inUse: string[]
}
const isTicked = (keys: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(
    permissionGroups.flatMap(({ permissions }) => permissions.map(({ key }) => [key, keys.includes(key)])),
  )

/** The permissions of one role, by group, with a list of unsaved changes. */
export function RoleForm({ role, held, inUse }: RoleFormProps) {
  const t = useMessages(roleMessages)
  const mayChange = useSession().can('SITE_OWNER_UPDATE')
  const { run, isRunning, error } = useSaveRolePermissions()
  const { draft, changed, change, revert, adopt } = useDraft(isTicked(held))
  const save = () =>
    void run({ body: { userTypeCd: role, permissions: chosenKeys(draft, held) } }).then(
      () => {
        adopt(draft)
        toast({ text: t('saved', { role: t(role) }), tone: 'ok' })
      },
      // The save bar shows the error.
      () => null,
    )
  const shown = permissionGroups
    .map(({ group, permissions }) => ({
      group,
      permissions: permissions.filter(({ key }) => isShown(role, key, inUse)),
    }))
    .filter(({ permissions }) => permissions.length > 0)
  return (
    <>
      {!mayChange && <Notice>{t('ownersOnly')}</Notice>}
      <div className={css.families}>
        {shown.map(({ group, permissions }) => (
          <Group
            key={group}
            group={group}
            permissions={permissions}
            role={role}
            draft={draft}
            disabled={!mayChange}
            onChange={change}
          />
        ))}
      </div>
      <Changes changed={changed} draft={draft} />
      <DraftBar
        changes={changed.length}
        error={error ? messageOf(error, t('failed')) : undefined}
        isSaving={isRunning}
        onSave={save}
        onRevert={revert}
      />
    </>
  )
}

/** Permissions without a checkbox stay unchanged. */
function chosenKeys(draft: Record<string, boolean>, held: readonly string[]) {
  const others = held.filter((key) => !(key in draft))
  return [...Object.keys(draft).filter((key) => draft[key]), ...others]
}

/** Hides permissions that no endpoint of this installation uses, and those that this role can never have. */
const isShown = (role: ChangeableRole, key: Permission, inUse: readonly string[]) =>
  inUse.includes(key) && (isChangeable(role, key) || key === 'SITE_CONSOLE_READ')

type PermissionGroup = (typeof permissionGroups)[number]
interface GroupProps {
  group: PermissionGroup['group']
  permissions: PermissionGroup['permissions']
  role: ChangeableRole
  draft: Record<string, boolean>
  disabled: boolean
  onChange: (part: Record<string, boolean>) => void
}
function Group({ group, permissions, role, draft, disabled, onChange }: GroupProps) {
  const t = useMessages(permissionGroupMessages)
  const say = useMessages(roleMessages)
  const translate = useTranslations()
  return (
    <Card as="section" label={t(group)}>
      <h2>{t(group)}</h2>
      {permissions.map(({ key, label }) => {
        const isFixed = !isChangeable(role, key)
        return (
          <Checkbox
            key={key}
            label={isFixed ? `${translate(label)} · ${say('always')}` : translate(label)}
            checked={draft[key] ?? false}
            disabled={disabled || isFixed}
            onChange={(checked) => onChange({ [key]: checked })}
          />
        )
      })}
    </Card>
  )
}

function Changes({ changed, draft }: { changed: string[]; draft: Record<string, boolean> }) {
  const t = useMessages(roleMessages)
  const translate = useTranslations()
  if (changed.length === 0) return null
  const changes = permissionGroups
    .flatMap(({ permissions }) => permissions)
    .filter(({ key }) => changed.includes(key))
  const list = (isGiven: boolean) =>
    changes
      .filter(({ key }) => draft[key] === isGiven)
      .map(({ label }) => translate(label))
      .join(' · ')
  return (
    <div className={css.changes}>
      <Notice tone="info" title={t('changesTitle')}>
        {list(true) && (
          <p>
            <b>{t('gains')}</b> {list(true)}
          </p>
        )}
        {list(false) && (
          <p>
            <b>{t('loses')}</b> {list(false)}
          </p>
        )}
      </Notice>
    </div>
  )
}
