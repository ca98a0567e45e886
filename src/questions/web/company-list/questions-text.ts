export function questionsText(count: number): string {
  return count === 1 ? '1 question' : `${count.toLocaleString('en')} questions`
}
