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

/** Nothing ever changes its size here. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A screen on a desk, with a mouse. */
const matchNothing = () => ({ matches: false })

/** jsdom draws nothing and knows neither modal dialogs, popovers, sizes nor screens; tests get what they can see of them. */
export function teachNativeLayers() {
  Object.assign(window, { matchMedia: matchNothing })
  globalThis.ResizeObserver ??= StillObserver
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
}

/** The rich text editor measures the position of text on the screen; jsdom has none. */
export function teachTextGeometry() {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
}
