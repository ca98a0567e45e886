import { test } from './test.ts'
import { article, button, group, image, label, role, searchbox, within } from './user/targets.ts'

const starred = within(article('3Sum'), image('Starred'))

test('a member filters the company questions, stars one and comes back to the same list', async ({
  user,
  member: _,
  size: { hasTouch: isPhone },
}) => {
  await user.open('/company-questions')
  await user.see(role('article'))
  await user.fill(searchbox('Search questions'), 'sum')
  await user.expectPath(/q=sum/)
  await user.click(button(/^Filters/))
  await user.click(within(group('Difficulty'), button(/^Medium/)))
  await user.expectPath(/q=sum&difficulty=medium/)
  await user.choose(label(/^Sort by/), 'Num')
  await user.expectPath(/q=sum&difficulty=medium&sort=number/)
  if (isPhone) await user.click(button(/^Show \d+/))
  await user.see(article('3Sum'))
  await user.click(button('More for 3Sum'))
  await user.click(role('menuitemcheckbox'))
  await user.see(starred)
  await user.reload()
  await user.see(starred)
})
