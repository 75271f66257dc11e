function showModal(this: HTMLDialogElement) {
  this.open = true
  this.querySelector<HTMLElement>('button, input, a[href], select, textarea')?.focus()
}

function close(this: HTMLDialogElement) {
  this.open = false
}

function showPopover(this: HTMLElement) {
  this.style.display = 'block'
}

function hidePopover(this: HTMLElement) {
  this.style.display = 'none'
}

/** Reports no change of size. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Matches no media query: a wide screen with a mouse. */
const matchNothing = () => ({ matches: false })

/** jsdom has no modal dialogs, popovers, layout or media queries; this defines the parts that tests observe. */
export function teachNativeLayers() {
  Object.assign(window, { matchMedia: matchNothing })
  globalThis.ResizeObserver ??= StillObserver
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover, scrollIntoView: () => {} })
}

/** The rich text editor measures the position of text on the screen; jsdom has no layout. */
export function teachTextGeometry() {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
}
