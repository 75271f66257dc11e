import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { parseSeoul, seoulInput } from 'contract/values/korea-time'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { curriculumMessages } from '../curriculum.messages.ts'
import { venueMessages } from '../venue.messages.ts'
import { readSpot, spotText } from '../venue.ts'
import css from './ItemDialog.module.css'
import type { PartProps } from '../item-kind.ts'
import { PostcodeDialog } from './PostcodeDialog.tsx'

const shown = (moment: string | null | undefined) => (moment ? seoulInput(new Date(moment)) : '')
const read = (text: string) => parseSeoul(text)?.toISOString() ?? null

/** The time and the venue of a meeting. */
export function VenuePart({ draft, change, errorOf }: PartProps) {
  const t = useMessages(curriculumMessages)
  const venue = useMessages(venueMessages)
  const [isSearching, setSearching] = useState(false)
  return (
    <>
      <div className={css.pair}>
        <DateTimeInput
          label={t('offlineStartAt')}
          required
          value={shown(draft.offlineStartAt)}
          onChange={(text) => change({ offlineStartAt: read(text) })}
          error={errorOf('offlineStartAt')}
        />
        <DateTimeInput
          label={t('offlineEndAt')}
          value={shown(draft.offlineEndAt)}
          onChange={(text) => change({ offlineEndAt: read(text) })}
          error={errorOf('offlineEndAt')}
        />
      </div>
      <div className={css.search}>
        <TextInput
          label={venue('zipcode')}
          inputMode="numeric"
          value={draft.zipcode ?? ''}
          onChange={(zipcode) => change({ zipcode: zipcode.trim() || null })}
          maxLength={5}
          error={errorOf('zipcode')}
        />
        <Button
          variant="outline"
          icon={<IconSearch size={18} aria-hidden />}
          onPress={() => setSearching(true)}
        >
          {venue('search')}
        </Button>
      </div>
      <TextInput
        label={t('address')}
        required
        value={draft.addrRoad1 ?? ''}
        onChange={(addrRoad1) => change({ addrRoad1 })}
        maxLength={200}
        error={errorOf('addrRoad1')}
      />
      <TextInput
        label={t('addressDetail')}
        value={draft.addrRoad2 ?? ''}
        onChange={(addrRoad2) => change({ addrRoad2 })}
        maxLength={200}
        error={errorOf('addrRoad2')}
      />
      <SpotInput draft={draft} change={change} />
      {isSearching && (
        <PostcodeDialog
          onFound={({ zipcode, address }) => {
            // Another address has other coordinates.
            change({ zipcode, addrRoad1: address, lat: null, lon: null })
            setSearching(false)
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  )
}

function SpotInput({ draft, change }: Pick<PartProps, 'draft' | 'change'>) {
  const t = useMessages(venueMessages)
  const stored = spotText(draft)
  const [text, setText] = useState(stored)
  const spot = readSpot(text)
  // Clears the typed coordinates if they were removed with the address.
  const written = spot && stored === '' ? '' : text
  return (
    <TextInput
      label={t('spot')}
      hint={t('spotHint')}
      value={written}
      onChange={(next) => {
        setText(next)
        change(readSpot(next) ?? { lat: null, lon: null })
      }}
      error={written.trim() !== '' && !spot ? t('spotWrong') : undefined}
    />
  )
}
