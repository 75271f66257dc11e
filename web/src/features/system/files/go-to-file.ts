/** Fetches a file that is sent as an attachment: the page stays where it is. */
export function goToFile(url: string) {
  window.location.assign(url)
}
