/** A form that was sent, or a button that was pressed, before React listens. */
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
 * Keeps the last press until `repeatEarlyPress`. Without React a form reloads the page, a button does nothing; React
 * itself gets no event until then, as it would act before it knows what was typed, and the press would count twice.
 */
export function holdEarlyPresses() {
  isListening = true
  document.addEventListener('submit', holdForm, true)
  document.addEventListener('click', holdButton, true)
}

/** Called once, when the page listens. */
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
