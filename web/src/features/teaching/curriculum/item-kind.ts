import type { Locale } from 'contract/i18n/sentences'
import type { DocumentRow } from 'contract/system/files/schemas'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq } from 'contract/values/ids'
import type { LiveTypeCd } from 'contract/values/type-codes'
import { createContext, use, type ComponentType } from 'react'
import { useSite } from '../../../platform/site.tsx'
import { translatorFor, type Dictionary } from '../../../platform/words/dictionary.ts'
import type { Documents } from '../../system/files/use-documents.ts'
import type { Draft } from './curriculum.api.ts'
import type { VideoActions } from './use-editing.ts'

/** A text in the language of the reader. */
export type Says = (locale: Locale) => string

export const says =
  <Keys extends string>(texts: Dictionary<Keys>, key: Keys): Says =>
  (locale) =>
    translatorFor(texts, locale)(key)

/** The properties of every part of the form. */
export interface PartProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  errorOf: (name: string) => string | undefined
}
export interface KindPartProps extends PartProps {
  courseSeq: CourseSeq
  /** The stored item; null for a new one. */
  item: EditableItem | null
  /** The other items of the class. */
  items: readonly EditableItem[]
  /** The number of weekly repetitions; only for new items. */
  weeks: { value: number | null; onChange: (weeks: number | null) => void } | null
  /** The stored files of the item. */
  files: readonly DocumentRow[]
  /** The files that are being added. */
  documents: Documents
}
export interface LineProps {
  item: EditableItem
  videos: VideoActions
}

/** One kind of item. A feature declares it, and the routes list the kinds in the order of the menu. */
export interface ItemKind {
  /** The value of `type` in addresses: `curriculums/create?type=05`. It selects the style of the icon, too. */
  key: string
  Sign: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>
  isOf: (item: Draft | EditableItem) => boolean
  name: Says
  /** The title of the form for a new item. */
  newTitle: Says
  /** The initial draft. Without it, staff choose video files instead of filling in a form. */
  start?: (now: Date, site: { channelLiveTypeCd: LiveTypeCd }) => Draft
  /** The part of the form that only this kind has. */
  Part?: ComponentType<KindPartProps>
  /** The errors of a draft in addition to those of the rules for all items, by field. */
  broken?: (draft: Draft) => ReadonlyMap<string, Says>
  /** The label of the text field. */
  content?: { label: Says; hint?: Says }
  /** Whether the item is never open to people without an enrolment. */
  isNeverFree?: true
  /** Shown under the title in the list. */
  Line: ComponentType<LineProps>
  /** Shown beside the title. */
  Tags?: ComponentType<{ item: EditableItem }>
  Buttons?: ComponentType<LineProps>
}

/** A dialog of another feature that an item can open. */
export interface ItemAction {
  key: string
  label: Says
  /** Whether the menu of the item contains the action. */
  isFor: (item: EditableItem) => boolean
  /** Whether `?work=7` opens the dialog for the item, too. */
  isForWork?: (item: EditableItem) => boolean
  Dialog: ComponentType<ActionProps>
}
export interface ActionProps {
  courseSeq: CourseSeq
  item: EditableItem
  onClose: () => void
}

export interface Kinds {
  kinds: readonly ItemKind[]
  actions: readonly ItemAction[]
}
export const KindsContext = createContext<Kinds>({ kinds: [], actions: [] })
export const useKinds = () => use(KindsContext)

/** The kind of an item; undefined for sections. */
export function useKindOf(item: Draft | EditableItem): ItemKind | undefined {
  const { kinds } = useKinds()
  return kinds.find(({ isOf }) => isOf(item))
}

/** For texts in declarations. */
export function useLocale(): Locale {
  const { language, keywords } = useSite()
  return { language, keywords }
}
