import { describe, expect, test } from 'vitest'
import { companyOfPath } from './company-of-path.ts'
import { allTime } from './periods.ts'

const moreThanHalfAYear = 500_183

describe.each([
  [
    'thirty days',
    30,
    ['1. Thirty Days', 'thirty-days', '30days', '30 Days', 'THIRTY_DAYS', 'last 30 days', '30d'],
  ],
  [
    'three months',
    91,
    ['2. Three Months', 'three_months', '3-months', '3 Months (1)', 'Past 3 months', '3mo'],
  ],
  [
    'six months',
    183,
    ['3. Six Months', '6 months', '6months', 'six-months - Copy', '0-6 months', 'half a year'],
  ],
  [
    'more than six months',
    moreThanHalfAYear,
    [
      ...['4. More Than Six Months', 'more-than-six-months', 'more_than_6_months', 'MORE THAN SIX MONTHS'],
      ...['6+ Months', '>6 months', 'over six months', 'morethansixmonths', '4-More-Than-6-Months (2)'],
    ],
  ],
  ['a year', 365, ['1year', 'one-year', '12 months', 'Last Year', '1yr']],
  ['all time', allTime, ['5. All', 'All', 'alltime', 'All Time', 'all_time', 'ALL-TIME copy 2']],
])('%s', (_, days, spellings) => {
  test.each(spellings)('is meant by “%s”, alone in a folder and beside a company', (spelling) => {
    const wanted = { slug: 'acme', days }
    expect(companyOfPath(`lists/Acme/${spelling}.csv`)).toMatchObject(wanted)
    expect(companyOfPath(`lists/Acme/${spelling}.xlsx - Sheet1.csv`)).toMatchObject(wanted)
    expect(companyOfPath(`acme_${spelling}.csv`)).toMatchObject(wanted)
    expect(companyOfPath(`Acme - ${spelling}.CSV`)).toMatchObject(wanted)
    expect(companyOfPath(`${spelling}/acme.csv`)).toMatchObject(wanted)
    expect(companyOfPath(`acme/acme-${spelling}/problems.csv`)).toMatchObject(wanted)
    // Without a company around it, a period names nothing.
    expect(companyOfPath(`${spelling}.csv`)).toMatchObject({ name: '', slug: '', days })
  })
})

test.each([
  ['google.csv', 'Google', allTime],
  ['data/goldman-sachs.csv', 'Goldman Sachs', allTime],
  ['Goldman_Sachs_1. Thirty Days.csv', 'Goldman Sachs', 30],
  ['data/Jane Street/5. All.csv', 'Jane Street', allTime],
  ['C:\\lists\\Uber\\5. All.csv', 'Uber', allTime],
  ['google_3m.csv', 'Google', 91],
  ['google6months.csv', 'Google', 183],
  ['googlealltime.csv', 'Google', allTime],
  ['Google6Months.csv', 'Google', 183],
  ['Google (6 months).csv', 'Google', 183],
  ['6months_google.csv', 'Google', 183],
  ['30 Days - Google.csv', 'Google', 30],
  ['all-google.csv', 'Google', allTime],
  ['1. Google (2).csv', 'Google', allTime],
  ['Copy of google.csv', 'Google', allTime],
  ['Google/Copy of 5. All.csv', 'Google', allTime],
  ['X (Twitter) - 6 months.csv', 'X (Twitter)', 183],
  ['Yahoo!_6months.csv', 'Yahoo!', 183],
  ['Booking.com.csv', 'Booking.com', allTime],
  ['3M.csv', '3M', allTime],
  ['3M/5. All.csv', '3M', allTime],
  ['7-Eleven.csv', '7-Eleven', allTime],
  ['6sense/six-months.csv', '6sense', 183],
  ['All In Call.csv', 'All In Call', allTime],
  ['Six Flags.csv', 'Six Flags', allTime],
  ['Monday.com/5. All.csv', 'Monday.com', allTime],
])('%s is a list of %s', (path, name, days) => {
  expect(companyOfPath(path)).toMatchObject({ path, name, days })
})

test.each([
  'x/.csv',
  'months.csv',
  'lists/all.csv',
  'data/more than.csv',
  'problems.csv',
  'company-wise-problems-main/5. All.csv',
])('%s names no company', (path) => {
  expect(companyOfPath(path)).toMatchObject({ name: '', slug: '' })
})
