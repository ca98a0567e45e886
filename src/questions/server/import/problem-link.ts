const hosts = new Set(['leetcode.com', 'leetcode.cn', 'leetcode-cn.com'])

/** The slug of the problem to which a link leads, also as copied from the address bar. */
export function slugOfLink(link: string): string | undefined {
  // Lists may leave out the scheme, or also the host: `leetcode.com/problems/two-sum`, `/problems/two-sum`.
  const full = /^(?:www\.)?leetcode\S*\//i.test(link) ? `https://${link}` : link
  if (!URL.canParse(full, 'https://leetcode.com')) return undefined
  const { protocol, host, pathname } = new URL(full, 'https://leetcode.com')
  if (!/^https?:$/.test(protocol) || !hosts.has(host.replace(/^www\./, ''))) return undefined
  return /^\/+problems\/+([a-z0-9-]{1,120})(?:\/|$)/i.exec(pathname)?.[1]?.toLowerCase()
}
