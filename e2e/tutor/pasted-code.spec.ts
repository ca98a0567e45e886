import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { signUpQuickly } from '../support/people.ts'
import { test } from '../support/test.ts'
import { box, expectCount, openChat, replies, textsOf } from '../support/tutor-screens.ts'

/** A learner who talks about arrays; what the runner loads is counted. */
test.beforeEach(async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
})

const wrongPointers = `why does this fail?

def two_sum(nums, target):
    left, right = 0, len(nums) - 1
    while left <= right:
        total = nums[left] + nums[right]
        if total == target:
            return [left, right]
        if total < target:
            left += 1
        else:
            right -= 1
    return []`

const loadedOfRunner = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/runner/')).length,
  )

async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
}

/** Waits for the whole answer: starting what runs the code takes long on a busy machine. */
async function untilAnswered(page: Page, count: number): Promise<void> {
  await expectCount(page, count)
  const waiting = page.getByText(
    /^(AI is thinking|Starting$|Python is|The C\+\+ compiler|Preparing|Running your code|Your code passes)/,
  )
  await expect(waiting).toHaveCount(0, { timeout: 120_000 })
}

test('a wrong program in Python is run in the page, and the smallest input shown stays after a reload', async ({
  page,
}) => {
  await send(page, 'When do I use two pointers?')
  await untilAnswered(page, 1)
  expect(await loadedOfRunner(page)).toBe(0)

  await send(page, wrongPointers)
  await untilAnswered(page, 2)
  const answer = replies(page).last()
  await expect(answer).toContainText('the smallest input I found on which it is wrong')
  await expect(answer.getByRole('figure')).toContainText(/nums = \[-?\d\]\s*target = -?\d+\s*expected: \[\]/)
  await expect(answer).toContainText('The problem I compared it with')
  await expect(answer).toContainText(/Which line (decides|does it reach)/)
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'expected: []' })).toHaveCount(1)
  await expect(box(page)).toBeFocused()
  expect(await axeFindings(page)).toEqual([])

  const shown = await textsOf(page)
  await page.reload()
  await expect.poll(() => textsOf(page)).toEqual(shown)
  expect(await loadedOfRunner(page)).toBe(0)
})

// That it can be stopped, or not be run: src/tutor/web/chat/pasted-code.browser.test.tsx.
test('a program that never ends is ended, and the answer says so', async ({ page }) => {
  // Of the unsorted Two Sum it may be wrong on an input before it runs forever on another.
  const endless = `why does two sum ii fail?

\`\`\`js
function twoSum(numbers, target) {
  let left = 0, right = numbers.length - 1
  while (left < right) {
    const sum = numbers[left] + numbers[right]
    if (sum === target) return [left, right]
    if (sum > target) right--
  }
  return []
}
\`\`\``
  await send(page, endless)
  await untilAnswered(page, 1)
  await expect(replies(page).last()).toContainText('It does not come to an end on this input')
})

test('Java gets what often goes wrong, and C++ is run only when its compiler may be loaded', async ({
  page,
}) => {
  await send(
    page,
    'what is wrong?\n\n```java\nint[] twoSum(int[] nums, int target) {\n  int l = 0;\n  int r = nums.length - 1;\n  while (l < r) {\n    if (nums[l] + nums[r] == target) return new int[]{l, r};\n    l++;\n  }\n  return new int[0];\n}\n```',
  )
  await untilAnswered(page, 1)
  await expect(replies(page).last()).toContainText('Java cannot be run in the browser')
  await expect(replies(page).last()).toContainText('What most often goes wrong with Two Pointers')
  expect(await loadedOfRunner(page)).toBe(0)

  await send(
    page,
    'and this?\n\n```cpp\nvector<int> twoSum(vector<int>& nums, int target) {\n  int l = 0, r = nums.size() - 1;\n  while (l < r) {\n    if (nums[l] + nums[r] == target) return {l, r};\n    if (nums[l] + nums[r] < target) l++;\n    else r--;\n  }\n  return {};\n}\n```',
  )
  await expect(page.getByText('Running C++ needs a compiler: 20 MB')).toBeVisible()
  expect(await loadedOfRunner(page)).toBe(0)
  await page.getByRole('button', { name: 'Load it and run my code' }).press('Enter')
  await expect(box(page)).toBeFocused()
  await untilAnswered(page, 2)
  await expect(replies(page).last()).toContainText(/It passes all \d+ inputs that I tried/, {
    timeout: 120_000,
  })
})
