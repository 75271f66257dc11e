import { useState } from 'react'
import { isInternal, isNamedPath, checkMenu } from 'contract/site/menus/menus.rules'
import { MENU_TITLE_LENGTH } from 'contract/site/menus/menus.rules'
import { menuAudiences, menuTargets, menuTypes } from 'contract/values/type-codes'
import { isRefusal, messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useCreateMenu, useModifyMenu, type MenuDraft, type MenuItem, type SiteMenu } from '../menus.api.ts'
import { menuMessages } from '../menus.messages.ts'
import css from './MenuDialog.module.css'
import { PageChoice } from './PageChoice.tsx'

interface MenuDialogProps {
  /** The menu to change … */
  menu?: MenuItem | undefined
  /** … or the parent of a new one. */
  below?: SiteMenu | null
  onClose: () => void
}
const fresh: MenuDraft = {
  menuTitle: '',
  menuTypeCd: menuTypes.internal,
  path: null,
  externLinkUrl: null,
  openTypeCd: menuTargets.sameTab,
  visibleTypeCd: menuAudiences.everybody,
}

/** The form of one menu. Stays open with the draft until it is saved. */
export function MenuDialog({ menu, below = null, onClose }: MenuDialogProps) {
  const t = useMessages(menuMessages)
  const { draft, change, errorOf, problem, isSaving, submit } = useMenuDraft({ menu, below, onClose })
  const isOwn = isInternal(draft)
  return (
    <FormDialog
      onClose={onClose}
      title={t(menu ? 'editTitle' : 'addTitle')}
      size="medium"
      closeLabel={t('close')}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={submit}
      busy={isSaving}
    >
      <div className={css.form}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <RadioGroup
          label={t('kind')}
          layout="row"
          value={isOwn ? menuTypes.internal : menuTypes.external}
          onChange={(menuTypeCd) =>
            change({
              menuTypeCd,
              openTypeCd: menuTypeCd === menuTypes.external ? menuTargets.newTab : menuTargets.sameTab,
            })
          }
          options={[
            { value: menuTypes.internal, label: t('internal') },
            { value: menuTypes.external, label: t('external') },
          ]}
        />
        {isOwn ? (
          <PageChoice draft={draft} change={change} error={errorOf('path')} />
        ) : (
          <TextInput
            label={t('url')}
            type="url"
            placeholder="https://"
            value={draft.externLinkUrl ?? ''}
            onChange={(externLinkUrl) => change({ externLinkUrl })}
            maxLength={1000}
            required
            error={errorOf('externLinkUrl')}
          />
        )}
        <TextInput
          label={t('name')}
          hint={isOwn && isNamedPath(draft.path) ? t('nameHint') : undefined}
          value={draft.menuTitle}
          onChange={(menuTitle) => change({ menuTitle })}
          maxLength={MENU_TITLE_LENGTH}
          counter
          error={errorOf('menuTitle')}
          onEnter={submit}
        />
        <RadioGroup
          label={t('visible')}
          layout="row"
          value={draft.visibleTypeCd}
          onChange={(visibleTypeCd) => change({ visibleTypeCd })}
          options={[
            { value: menuAudiences.everybody, label: t('everybody') },
            { value: menuAudiences.members, label: t('members') },
            { value: menuAudiences.nonMembers, label: t('others') },
          ]}
        />
        <Checkbox
          label={t('openNew')}
          checked={draft.openTypeCd === menuTargets.newTab}
          onChange={(isNew) => change({ openTypeCd: isNew ? menuTargets.newTab : menuTargets.sameTab })}
        />
      </div>
    </FormDialog>
  )
}

function useMenuDraft({ menu, below, onClose }: MenuDialogProps) {
  const t = useMessages(menuMessages)
  const create = useCreateMenu()
  const modify = useModifyMenu()
  const [draft, setDraft] = useState(() => (menu ? draftOf(menu) : fresh))
  const [isTried, setTried] = useState(false)
  const failure = create.error ?? modify.error
  const isSaving = create.isRunning || modify.isRunning
  const troubles = checkMenu(draft)
  const fieldErrors = isRefusal(failure) ? failure.fields : {}
  const errorOf = (field: keyof typeof troubles) => {
    const trouble = troubles[field]
    return trouble && isTried ? t(trouble) : fieldErrors[field]
  }
  function submit() {
    setTried(true)
    if (Object.keys(troubles).length > 0 || isSaving) return
    const storing = menu
      ? modify.run({ menuSeq: menu.menuSeq, body: draft })
      : create.run({ body: { ...draft, parentMenuSeq: below?.menuSeq ?? null } })
    storing.then(
      () => {
        toast({ text: t('saved'), tone: 'ok' })
        onClose()
      },
      // The dialog shows the failure.
      () => null,
    )
  }
  const change = (part: Partial<MenuDraft>) => setDraft((current) => ({ ...current, ...part }))
  return { draft, change, errorOf, problem: failure && messageOf(failure, t('failed')), isSaving, submit }
}

const draftOf = ({
  menuTitle,
  menuTypeCd,
  path,
  externLinkUrl,
  openTypeCd,
  visibleTypeCd,
}: MenuItem): MenuDraft => ({ menuTitle, menuTypeCd, path, externLinkUrl, openTypeCd, visibleTypeCd })
