/** A path of the site that stands in an attribute as it is: no other host, no space, no quote. */
export const sitePath = /^\/(?!\/)[^\s"'<>\\]*$/
