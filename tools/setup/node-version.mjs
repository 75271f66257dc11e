// Imported before anything else, so its syntax must work in old versions.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Seodang needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org`)
  process.exit(1)
}
