const mostBytes = 5_000_000
const header = 'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link\n'
const fill = (text: string, bytes = mostBytes) => text.repeat(bytes / Buffer.byteLength(text))
const rows = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n')
const line = (at: number) =>
  `${50_000 + at},Made Up ${at},50%,Hard,1.2,https://leetcode.com/problems/made-up-${at}`

/** The largest files for the import of companies. */
export const hostileFiles: Readonly<Record<string, string>> = {
  '5 MB of commas': fill(','),
  '5 MB of semicolons': fill(';'),
  '5 MB of tabs': fill('\t'),
  '5 MB of quotes': fill('"'),
  '5 MB of line ends': fill('\n'),
  '5 MB of commas after a header': header + fill(',', mostBytes - 100),
  '5 MB of commas in lines': header + fill(',,,,,\n', mostBytes - 100),
  '5 MB of quotes after a header': header + fill('"', mostBytes - 100),
  '5 MB of quoted fields': header + fill('"a","","b""",\n', mostBytes - 100),
  'one open quote': `${header}"${fill('a,\n', mostBytes - 100)}`,
  'one long line': header + fill('a', mostBytes - 100),
  'one long word': fill('a'),
  'one long header': fill('Title,'),
  spaces: header + fill(' ', mostBytes - 100),
  'lines that are no questions': header + fill('1,a,b,c,d,e\n', mostBytes - 100),
  'as many questions as a file may have': header + rows(20_000, line),
  'one question, repeated': header + rows(20_000, () => line(1)),
}
