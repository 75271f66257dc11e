import { lazy, Suspense, useState } from 'react'
import { useCanHere } from '../../../platform/use-can-here.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import type { AddedPartProps } from '../../teaching/courses/settings/more/MoreScreen.tsx'
import { inviteMessages } from './referrals.messages.ts'

const InviteResults = lazy(() => import('./InviteResults.tsx').then((m) => ({ default: m.InviteResults })))

/**
 * Settings for inviting friends, with a link to the results. Switches take effect immediately, texts wait for the save
 * bar.
 */
export function InvitePart({ courseSeq, switches: { isOn, press }, draft, change }: AddedPartProps) {
  const t = useMessages(inviteMessages)
  const can = useCanHere()
  const [isLooking, setLooking] = useState(false)
  return (
    <FormSection title={t('setTitle')} why={t('setWhy')}>
      <Switch
        label={t('inviteEventYn')}
        hint={t('inviteEventYnHint')}
        checked={isOn('inviteEventYn')}
        onChange={(on) => press('inviteEventYn', on)}
      />
      {isOn('inviteEventYn') && (
        <>
          <Switch
            label={t('canSendInviteEventYn')}
            checked={isOn('canSendInviteEventYn')}
            onChange={(on) => press('canSendInviteEventYn', on)}
          />
          <TextInput
            label={t('inviteEventTitle')}
            hint={t('inviteEventTitleHint')}
            value={draft.inviteEventTitle}
            onChange={(inviteEventTitle) => change({ inviteEventTitle })}
            maxLength={40}
            counter
          />
          <TextArea
            label={t('inviteEventInfo')}
            placeholder={t('inviteEventInfoPlaceholder')}
            value={draft.inviteEventInfo}
            onChange={(inviteEventInfo) => change({ inviteEventInfo })}
            maxLength={300}
            rows={3}
          />
        </>
      )}
      {can('CLASS_STUDENT_READ') && (
        <div>
          <Button variant="outline" onPress={() => setLooking(true)}>
            {t('showResults')}
          </Button>
        </div>
      )}
      {isLooking && (
        <Suspense fallback={null}>
          <InviteResults courseSeq={courseSeq} onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </FormSection>
  )
}
