/** A form that the user submitted, or a button that the user pressed, before hydration. */
type Press = { form: HTMLFormElement; submitter: HTMLElement | null } | { button: HTMLButtonElement }

let last: Press | null = null
let isListening = false

function holdForm(event: SubmitEvent) {
  if (!(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  last = { form: event.target, submitter: event.submitter }
}
function holdButton(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button?.type !== 'button') return
  event.stopImmediatePropagation()
  last = { button }
}

/**
 * Keeps the last press until `repeatEarlyPress`. Without React a form reloads the page and a button does nothing. React
 * receives no event until then: it would act before it knows the typed input, and the press would count twice.
 */
export function holdEarlyPresses() {
  isListening = true
  document.addEventListener('submit', holdForm, true)
  document.addEventListener('click', holdButton, true)
}

/** Called once, when the page is interactive. */
export function repeatEarlyPress() {
  if (!isListening) return
  isListening = false
  document.removeEventListener('submit', holdForm, true)
  document.removeEventListener('click', holdButton, true)
  const press = last
  last = null
  if (press === null) return
  if ('button' in press) press.button.click()
  else if (press.form.isConnected) press.form.requestSubmit(press.submitter)
}
