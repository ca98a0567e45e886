import { button, text } from './targets.ts'
import type { User } from './user.ts'

/** Opens the first pattern and waits for its demo, which moves the problems below it when it comes. */
export async function openCard(user: User): Promise<void> {
  await user.open('/category/1')
  await user.click(button(/^Two Pointers/))
  await user.see(text(/^Step 1 of \d+/))
}
