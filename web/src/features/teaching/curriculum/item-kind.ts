import type { Locale } from 'contract/i18n/sentences'
import type { DocumentRow } from 'contract/system/files/schemas'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq } from 'contract/values/ids'
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

/** What every part of the form is given. */
export interface PartProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  errorOf: (name: string) => string | undefined
}
export interface KindPartProps extends PartProps {
  courseSeq: CourseSeq
  /** The other items of the class. */
  items: readonly EditableItem[]
  /** How many weeks in a row it takes place; only where it is made. */
  weeks: { value: number | null; onChange: (weeks: number | null) => void } | null
  /** The files it has already. */
  files: readonly DocumentRow[]
  /** Those that are added. */
  documents: Documents
}
export interface LineProps {
  item: EditableItem
  videos: VideoActions
}

/** One kind of item. A feature declares it, the routes collect them in the order in which they are offered. */
export interface ItemKind {
  /** How addresses name it: `curriculums/create?type=05`. Its sign is styled by it, too. */
  key: string
  Sign: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>
  isOf: (item: Draft | EditableItem) => boolean
  name: Says
  /** Heads the form of a new one. */
  newTitle: Says
  /** A new one before anything was typed. Without it, video files are chosen instead of filling in a form. */
  start?: (now: Date) => Draft
  /** Its own part of the form. */
  Part?: ComponentType<KindPartProps>
  /** What is wrong with a draft beside what the rules of all items find, by field. */
  broken?: (draft: Draft) => ReadonlyMap<string, Says>
  /** What its text is called in the form. */
  content?: { label: Says; hint?: Says }
  /** Never open to people without an enrolment. */
  isNeverFree?: true
  /** Under its title in the list. */
  Line: ComponentType<LineProps>
  /** Beside its title. */
  Tags?: ComponentType<{ item: EditableItem }>
  Buttons?: ComponentType<LineProps>
}

/** What can be opened for an item, in a dialog of another feature. */
export interface ItemAction {
  key: string
  label: Says
  /** Whether the menu of an item offers it. */
  isFor: (item: EditableItem) => boolean
  /** Where `?work=7` opens it, too. */
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

/** The kind of an item; none for sections. */
export function useKindOf(item: Draft | EditableItem): ItemKind | undefined {
  const { kinds } = useKinds()
  return kinds.find(({ isOf }) => isOf(item))
}

/** For texts of declarations. */
export function useLocale(): Locale {
  const { language, keywords } = useSite()
  return { language, keywords }
}
