/** Stores cookies like a browser: the newest value wins, Max-Age=0 removes. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  keep(headers: string | string[] | undefined): void {
    for (const header of [headers ?? []].flat()) {
      const [pair = '', ...attributes] = header.split('; ')
      const cut = pair.indexOf('=')
      const name = pair.slice(0, cut)
      if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) this.#cookies.delete(name)
      else this.#cookies.set(name, pair.slice(cut + 1))
    }
  }
}
