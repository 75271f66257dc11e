import { chatAudiences, chatWriters } from 'contract/community/chats/chats.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { chatSettingsMessages } from '../chat-settings.messages.ts'
import type { RoomDraft, RoomFault } from './SiteRoomFormScreens.tsx'

interface FieldsProps {
  draft: RoomDraft
  change: (part: Partial<RoomDraft>) => void
  fault: RoomFault | null
  isNew: boolean
}
/** What staff say of a chat room of the site. */
export function SiteRoomFields({ draft, change, fault, isNew }: FieldsProps) {
  const t = useMessages(chatSettingsMessages)
  const isHere = draft.externalUrl.trim() === ''
  return (
    <>
      <TextInput
        label={t('name')}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={40}
        required
        error={fault === 'needName' ? t('needName') : undefined}
      />
      <RadioGroup
        label={t('audience')}
        layout="row"
        value={draft.audience}
        onChange={(audience) => change({ audience })}
        options={chatAudiences.map((value) => ({ value, label: t(value) }))}
      />
      <TextInput
        label={t('externalUrl')}
        hint={t('externalHint')}
        placeholder="https://open.kakao.com/o/…"
        value={draft.externalUrl}
        onChange={(externalUrl) => change({ externalUrl })}
        maxLength={500}
        error={fault === 'needUrl' ? t('needUrl') : undefined}
      />
      {isHere && (
        <RadioGroup
          label={t('writers')}
          layout="row"
          value={draft.writers}
          onChange={(writers) => change({ writers })}
          options={chatWriters.map((value) => ({ value, label: t(value) }))}
          hint={t(`siteHint${draft.writers}`)}
        />
      )}
      {!isNew && isHere && (
        <Checkbox
          label={t('isClosed')}
          hint={t('isClosedHint')}
          checked={draft.isClosed}
          onChange={(isClosed) => change({ isClosed })}
        />
      )}
    </>
  )
}
