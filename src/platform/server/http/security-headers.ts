/** Headers of every response. HSTS only where the site uses https. */
export function commonHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The content security policy of a page, with the hashes of its inline scripts and styles. */
export function pagePolicy(scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * A worker that runs a learner's code has the policy of its own script. It may load nothing and reach no address, ours
 * included. Python and C++ are WebAssembly; JavaScript is imported from a `blob:` address.
 */
export function runnerPolicy(file: string): string {
  const scripts = file === 'script.js' ? 'blob:' : "'wasm-unsafe-eval'"
  return `default-src 'none'; script-src ${scripts}; worker-src 'none'`
}
