import { MAX_BOARD_CHANGES, type BoardShape } from 'contract/learning/live-rooms/board.rules'
import type { Board, BoardElement } from 'contract/learning/live-rooms/board.schemas'

export interface BoardChange {
  elementId: string
  page: number
  shape: BoardShape | null
}
export type DrawnElement = Omit<BoardElement, 'shape'> & { shape: BoardShape }
export interface BoardCalls {
  read: (after: number | undefined) => Promise<Board>
  draw: (changes: BoardChange[]) => Promise<unknown>
  /** Whether the same call may succeed later. */
  mayRetry: (error: unknown) => boolean
}
export interface BoardView {
  isLoaded: boolean
  /** Why the board could not be fetched; null otherwise. */
  problem: unknown
  board: Omit<Board, 'list' | 'version' | 'hasMore'>
  /** Everything on all pages, from the lowest to the highest. */
  elements: readonly DrawnElement[]
  mayUndo: boolean
  mayRedo: boolean
}
export type BoardStore = ReturnType<typeof openBoardStore>

const COLLECT_MS = 250
const RETRY_MS = 1500
const MAX_UNDO = 100
const empty: BoardView = {
  isLoaded: false,
  problem: null,
  board: { page: 1, pageCount: 1, mayDraw: false, isForAll: false, drawers: [] },
  elements: [],
  mayUndo: false,
  mayRedo: false,
}

/** What the server knows, and over it what was drawn here and is still on its way. docs/rules.md R-1215. */
export function openBoardStore(calls: BoardCalls) {
  const known = knownElements(calls)
  const queue = sendingQueue(calls, { apply: known.apply, changed: () => update(), onRefused })
  const history = undoHistory()
  const refusals = listeners<unknown>()
  const watchers = listeners<void>()
  let view = empty

  function onRefused(error: unknown) {
    refusals.notify(error)
    void refresh({ isWhole: true })
  }
  function update(part: Partial<BoardView> = {}) {
    view = { ...view, ...part, elements: known.with(queue.waiting()), ...history.state() }
    watchers.notify()
  }
  const refresh = oneAtATime((isWhole) =>
    known.read(isWhole).then(
      (board) => update({ isLoaded: true, problem: null, board }),
      (problem: unknown) => update({ problem }),
    ),
  )
  function put(changes: readonly BoardChange[]) {
    queue.add(changes)
    update()
  }
  return {
    get: () => view,
    watch: watchers.add,
    /** Something that was drawn is not on the board. */
    watchRefusals: refusals.add,
    refresh,
    put,
    /** The same as one step that can be undone. `before` are the shapes before it, where the board has newer ones already. */
    step(changes: readonly BoardChange[], before = changes.map(shapeBefore(view))) {
      const undo = changes.map((change, at) => ({ ...change, shape: before[at] ?? null }))
      history.add({ undo, redo: changes })
      put(changes)
    },
    /** A page was cleared by another call: what was on it can be put back. */
    cleared(page: number) {
      const undo = view.elements.filter((one) => one.page === page)
      const redo = undo.map((one) => ({ ...one, shape: null }))
      if (undo.length > 0) history.add({ undo, redo })
      for (const change of redo) known.apply(change)
      update()
    },
    undo: () => put(history.undo()),
    redo: () => put(history.redo()),
    close: () => queue.close(),
  }
}

/** What is asked for while the board is read follows after that. */
function oneAtATime(read: (isWhole: boolean) => Promise<void>) {
  let reading: Promise<void> | null = null
  let again: { isWhole: boolean } | null = null
  return function refresh({ isWhole = false } = {}): Promise<void> {
    if (reading) {
      again = { isWhole: isWhole || (again?.isWhole ?? false) }
      return reading
    }
    reading = read(isWhole).finally(() => {
      reading = null
      const next = again
      again = null
      if (next) void refresh(next)
    })
    return reading
  }
}

const shapeBefore =
  ({ elements }: BoardView) =>
  (change: BoardChange): BoardShape | null =>
    elements.find(({ elementId }) => elementId === change.elementId)?.shape ?? null

/** The elements as the server sent them last. */
function knownElements({ read }: BoardCalls) {
  const known = new Map<string, DrawnElement>()
  let version: number | undefined
  const applyTo = (all: Map<string, DrawnElement>, { elementId, page, shape }: BoardChange) => {
    const before = all.get(elementId)
    if (shape) all.set(elementId, { position: Infinity, isMine: true, ...before, elementId, page, shape })
    else all.delete(elementId)
  }
  return {
    apply: (change: BoardChange) => applyTo(known, change),
    /** With these changes over it. What is new lies on top, in the order in which it was drawn. */
    with(changes: readonly BoardChange[]) {
      const all = new Map(known)
      for (const change of changes) applyTo(all, change)
      return [...all.values()].toSorted((one, other) =>
        one.position === other.position ? 0 : one.position - other.position,
      )
    },
    async read(isWhole: boolean) {
      let after = isWhole ? undefined : version
      for (let isFirst = after === undefined; ; isFirst = false) {
        const { list, version: upTo, hasMore, ...board } = await read(after)
        if (isFirst) known.clear()
        for (const { shape, ...element } of list)
          if (shape) known.set(element.elementId, { ...element, shape: { ...shape, text: shape.text ?? '' } })
          else known.delete(element.elementId)
        version = upTo
        after = upTo
        if (!hasMore) return board
      }
    },
  }
}

function listeners<Of>() {
  const all = new Set<(of: Of) => void>()
  return {
    add(one: (of: Of) => void) {
      all.add(one)
      return () => void all.delete(one)
    },
    notify(of: Of) {
      for (const one of all) one(of)
    },
  }
}

interface QueueOptions {
  apply: (change: BoardChange) => void
  changed: () => void
  onRefused: (error: unknown) => void
}
/** Collects what is drawn for a moment. What could not be sent now is sent later; what is refused is gone. */
function sendingQueue(calls: BoardCalls, { apply, changed, onRefused }: QueueOptions) {
  const pending = new Map<string, BoardChange>()
  let sending: BoardChange[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = null
      void send()
    }, ms)
  }
  async function send() {
    if (sending.length > 0 || pending.size === 0) return
    sending = [...pending.values()].slice(0, MAX_BOARD_CHANGES)
    for (const { elementId } of sending) pending.delete(elementId)
    const sent = sending
    try {
      await calls.draw(sent)
      for (const change of sent) apply(change)
      sending = []
    } catch (error) {
      sending = []
      if (calls.mayRetry(error)) {
        // What was drawn since then is newer.
        const newer = [...pending]
        pending.clear()
        for (const change of sent) pending.set(change.elementId, change)
        for (const [elementId, change] of newer) pending.set(elementId, change)
        return later(RETRY_MS)
      }
      pending.clear()
      onRefused(error)
    }
    changed()
    if (pending.size > 0) later(COLLECT_MS)
  }
  return {
    waiting: () => [...sending, ...pending.values()],
    add(changes: readonly BoardChange[]) {
      for (const { elementId, page, shape } of changes) pending.set(elementId, { elementId, page, shape })
      later(COLLECT_MS)
    },
    /** What is left is sent at once. */
    close() {
      if (timer) clearTimeout(timer)
      timer = null
      void send()
    },
  }
}

interface Step {
  undo: readonly BoardChange[]
  redo: readonly BoardChange[]
}
function undoHistory() {
  const done: Step[] = []
  const undone: Step[] = []
  return {
    state: () => ({ mayUndo: done.length > 0, mayRedo: undone.length > 0 }),
    add(step: Step) {
      done.push(step)
      if (done.length > MAX_UNDO) done.shift()
      undone.length = 0
    },
    undo() {
      const step = done.pop()
      if (step) undone.push(step)
      return step?.undo ?? []
    },
    redo() {
      const step = undone.pop()
      if (step) done.push(step)
      return step?.redo ?? []
    },
  }
}
