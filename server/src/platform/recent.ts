/** A map of at most `most` entries. When it is full, the one that nobody asked for or set for the longest makes room. */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  private readonly most: number

  constructor(most: number) {
    super()
    this.most = most
  }
  override get(key: Key) {
    const value = super.get(key)
    if (value !== undefined) this.moveToEnd(key, value)
    return value
  }
  override set(key: Key, value: Value) {
    this.moveToEnd(key, value)
    if (this.size > this.most) this.deleteOldest()
    return this
  }
  private moveToEnd(key: Key, value: Value) {
    super.delete(key)
    super.set(key, value)
  }
  private deleteOldest() {
    for (const oldest of this.keys()) return super.delete(oldest)
    return false
  }
}
