import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const read = async (text: string) => {
  const reading = await readCsv(text)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}
const problemOf = async (text: string) => {
  const reading = await readCsv(text)
  return 'problem' in reading ? reading.problem : undefined
}
const link = (slug: string) => `https://leetcode.com/problems/${slug}`

/** Layouts of public collections, with invented lines. The frequencies of the last column are what they mean. */
const layouts: readonly (readonly [string, string, readonly number[]])[] = [
  [
    'a folder per company, a file per period',
    `Difficulty,Title,Frequency,Acceptance Rate,Link,Topics
EASY,Rope Teams,100.0,0.5578,${link('rope-teams')},"Array, Hash Table"
HARD,Snow Bridges,42.6,0.31,${link('snow-bridges')},Graph`,
    [100, 43],
  ],
  [
    'the same without topics',
    `Difficulty,Title,Frequency,Acceptance Rate,Link
EASY,Rope Teams,85.0,0.5578,${link('rope-teams')}
HARD,Snow Bridges,42.6,0.31,${link('snow-bridges')}`,
    [85, 43],
  ],
  [
    'the same with topics outside of quotes',
    `Title,Difficulty,Frequency,Acceptance Rate,Link,Topics
Rope Teams,Easy,95.5,49.2%,${link('rope-teams')}/,Array,Hash Table
Snow Bridges,Hard,42.6,31%,${link('snow-bridges')}/,Graph`,
    [96, 43],
  ],
  [
    'numbers and percentages',
    `ID,URL,Title,Difficulty,Acceptance %,Frequency %
90001,${link('rope-teams')},Rope Teams,Easy,55.0%,75.0%
90002,${link('snow-bridges')},Snow Bridges,Hard,40.1%,12.5%`,
    [75, 13],
  ],
  [
    'an older form of it: everything in quotes, links without a host',
    `"ID","Title","URL","Is Premium","Acceptance %","Difficulty","Frequency %"
"90001","Rope Teams","/problems/rope-teams","N","68.4%","Easy","100%;"
"90002","Snow Bridges","/problems/snow-bridges","Y","52.0%","Hard","50%;"`,
    [100, 50],
  ],
  [
    'a file per company and period, on a frequency scale of its own',
    `ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link
90001,Rope Teams,45.6%,Easy,4.892286053064383, ${link('rope-teams')}
90002,Snow Bridges,33.3%,Hard,1.2, ${link('snow-bridges')}`,
    [100, 25],
  ],
  [
    'the same without a header',
    `90001,Rope Teams,45.6%,Easy,0.04892286053064383, ${link('rope-teams')}
90002,Snow Bridges,33.3%,Hard,0.01, ${link('snow-bridges')}`,
    [100, 20],
  ],
  [
    'occurrences, as in the source of the built-in list',
    `problem_link,problem_name,num_occur
${link('rope-teams')}/,Rope Teams,7
${link('snow-bridges')}/,Snow Bridges,1`,
    [100, 14],
  ],
  [
    'no frequencies at all',
    `name,link,difficulty,solution
Rope Teams,${link('rope-teams')},Easy,
Snow Bridges,${link('snow-bridges')},Hard,yes`,
    [1, 1],
  ],
  [
    'a list of one’s own',
    `Problem,Link,Difficulty,Tags
Rope Teams,${link('rope-teams')},easy,"arrays, hashing"
Snow Bridges,${link('snow-bridges')},hard,`,
    [1, 1],
  ],
]

describe.each(layouts)('%s', (_, text, frequencies) => {
  test('is read', async () => {
    const { questions, skipped } = await read(text)
    expect(skipped).toEqual([])
    expect(questions.map(({ title }) => title)).toEqual(['Rope Teams', 'Snow Bridges'])
    expect(questions.map(({ slug }) => slug)).toEqual(['rope-teams', 'snow-bridges'])
    expect(questions.map(({ frequency }) => frequency)).toEqual(frequencies)
  })
})

const commaList = `ID,URL,Title,Difficulty,Acceptance %,Frequency %
90001,${link('rope-teams')},Rope Teams,Easy,55.0%,42.6%
90002,${link('snow-bridges')},Snow Bridges,Hard,40.1%,12.4%
`
test.each([
  ['with semicolons and decimal commas', commaList.replaceAll(',', ';').replaceAll(/(\d)\.(\d)/g, '$1,$2')],
  [
    'with decimal commas and a space before the percent sign',
    commaList.replaceAll(',', ';').replaceAll(/(\d)\.(\d)%/g, '$1,$2\u00A0%'),
  ],
  ['with tabs', commaList.replaceAll(',', '\t')],
  ['with bars', commaList.replaceAll(',', '|')],
  ['with a line that names the separator', `sep=;\r\n${commaList.replaceAll(',', ';')}`],
  ['with a line that names a tab', `"sep=\t"\r\n${commaList.replaceAll(',', '\t')}`],
  ['with a mark of UTF-8', `\uFEFF${commaList}`],
  ['with line breaks of Windows', commaList.replaceAll('\n', '\r\n')],
  ['with line breaks of old spreadsheets', commaList.replaceAll('\n', '\r')],
  ['with blank lines', `\n\n${commaList.replaceAll('\n', '\n\n')}`],
  [
    'with a lowercase header',
    commaList.replace(
      'ID,URL,Title,Difficulty,Acceptance %,Frequency %',
      'id,url,title,difficulty,acceptance %,frequency %',
    ),
  ],
  [
    'with other spaces in the header',
    commaList.replace(
      'ID,URL,Title,Difficulty,Acceptance %,Frequency %',
      ' Id , Url,Title ,DIFFICULTY,Acceptance\u00A0%,Frequency\u00A0(%)',
    ),
  ],
  ['with empty columns after the last', commaList.replaceAll('\n', ',,\n')],
  ['with empty rows', `${commaList},,,,,\n,,,,,\n`],
  ['with every value in quotes', commaList.replaceAll(/[^,\n]+/g, '"$&"')],
])('a list %s is read', async (_, text) => {
  const { questions, skipped } = await read(text)
  expect(skipped).toEqual([])
  expect(questions.map(({ number, slug, frequency }) => [number, slug, frequency])).toEqual([
    [90001, 'rope-teams', 43],
    [90002, 'snow-bridges', 12],
  ])
})

test.each([
  'https://leetcode.com/problems/rope-teams/',
  'https://leetcode.com/problems/rope-teams/description/',
  'https://leetcode.com/problems/rope-teams/description/?envType=company&envId=google',
  'https://leetcode.com/problems/rope-teams?envType=study-plan',
  'https://leetcode.com/problems/rope-teams/#top',
  'http://www.leetcode.com/problems/rope-teams/solutions/',
  'https://leetcode.cn/problems/rope-teams/',
  'leetcode.com/problems/rope-teams',
  'www.leetcode.com/problems/rope-teams',
  '/problems/rope-teams',
  'https://LeetCode.com/problems/Rope-Teams',
])('the link %s leads to a problem', async (address) => {
  const { questions } = await read(`Title,Link,Difficulty\nRope Teams,${address},Easy`)
  expect(questions).toMatchObject([{ slug: 'rope-teams' }])
})

test.each([
  'https://example.com/problems/rope-teams',
  'https://leetcode.com.example.com/problems/rope-teams',
  'https://leetcode.com@example.com/problems/rope-teams',
  'https://notleetcode.com/problems/rope-teams',
  'https://leetcode.com:8443/problems/rope-teams',
  'https://example.com/?u=https://leetcode.com/problems/rope-teams',
  'https://example.com/https://leetcode.com/problems/rope-teams',
  'ftp://leetcode.com/problems/rope-teams',
  'javascript:location="https://leetcode.com/problems/rope-teams"',
  'https://leetcode.com/problemset/rope-teams',
  'nowhere',
  '',
])('the link “%s” is refused', async (address) => {
  const { skipped } = await read(`Title,Link,Difficulty\nRope Teams,${address},Easy`)
  expect(skipped).toEqual([
    { line: 2, reason: 'The link does not lead to a problem on LeetCode.', text: address },
  ])
})

test('a line that cannot be read costs no other line', async () => {
  const { questions, skipped } = await read(`${commaList}x,${link('a-b')},A,Easy,1%,1%
3,nowhere,B,Easy,1%,1%
4,${link('c-d')},,Easy,1%,1%
5,${link('e-f')},E,Tricky,1%,1%
6,${link('g-h')},G,Easy,1%,often
7,${link('i-j')},I,Easy
8,${link('k-l')},K,Easy,1%,1%,more
9,${link('m-n')},"M,Easy,1%,1%
10,${link('o-p')},O\uFFFDO,Easy,1%,1%
11,${link('q-r')},"Q ""quoted""
on two lines",Easy,1%,1%
12,${link('s-t')},S,Easy,1%,${'9'.repeat(2000)}
13,${link('u-v')},A 5" rope,Easy,1%,1%
`)
  expect(questions.map(({ title }) => title)).toEqual([
    'Rope Teams',
    'Snow Bridges',
    'Q "quoted" on two lines',
    'A 5" rope',
  ])
  expect(skipped.map(({ line, reason, text }) => `${line}: ${reason} ${text}`)).toEqual([
    '4: The problem number is not a number. x',
    '5: The link does not lead to a problem on LeetCode. nowhere',
    '6: The title is missing or longer than 200 characters. ',
    '7: The difficulty is not Easy, Medium or Hard. Tricky',
    '8: The frequency is not a number. often',
    '9: The number of values is not the number of columns. 4 for 6',
    '10: The number of values is not the number of columns. 7 for 6',
    '11: The quotes in this line do not match. ',
    '12: The line has characters that could not be read. O\uFFFDO',
    '15: The line is longer than 2000 characters. ',
  ])
})

test.each([
  ['', 'The file is empty.'],
  [' \n\r\n', 'The file is empty.'],
  ['sep=;\n', 'The file is empty.'],
  ['a,b\n1,2\n', 'The first line has to name the columns, at least “Title” and “Link”. It is: “a,b”.'],
  [','.repeat(5_000_000), 'The first line is longer than 2000 characters. It has to name the columns.'],
  ['"'.repeat(5_000_000), 'The first line is longer than 2000 characters. It has to name the columns.'],
  ['\n'.repeat(5_000_000), 'The file has more than 20000 lines.'],
  [`${commaList}${'a,b\n'.repeat(20_001)}`, 'The file has more than 20000 lines.'],
  ['<!doctype html><title>404</title>', 'This is a web page, not a CSV file.'],
])('a file that begins with %.12j is refused', async (text, problem) => {
  expect(await problemOf(text)).toContain(problem)
})

test('a header without lines is an empty list', async () => {
  expect(await read(commaList.slice(0, commaList.indexOf('\n')))).toEqual({ questions: [], skipped: [] })
})
