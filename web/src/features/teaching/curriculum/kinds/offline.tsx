import { IconMapPin } from '@tabler/icons-react'
import { curriculumTypes } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind, type LineProps } from '../item-kind.ts'
import { VenuePart } from '../parts/VenuePart.tsx'
import { venueMessages } from '../venue.messages.ts'

/** A meeting at a set time and venue. */
export const offlineKind: ItemKind = {
  key: curriculumTypes.offline,
  Sign: IconMapPin,
  isOf: ({ curriculumTypeCd }) => curriculumTypeCd === curriculumTypes.offline,
  name: says(curriculumMessages, 'kind04'),
  newTitle: says(curriculumMessages, 'newOffline'),
  start: () => emptyDraft(curriculumTypes.offline),
  Part: VenuePart,
  broken: ({ zipcode }) =>
    new Map(zipcode && !/^\d{5}$/.test(zipcode) ? [['zipcode', says(venueMessages, 'zipcodeWrong')]] : []),
  Line,
}

function Line({ item }: LineProps) {
  const t = useMessages(curriculumMessages)
  const { language } = useSite()
  const parts = [item.offlineStartAt && formatMoment(item.offlineStartAt, language), item.addrRoad1]
  return <small>{[t('kind04'), ...parts].filter(Boolean).join(' · ')}</small>
}
