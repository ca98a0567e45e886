import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Says at the end what could not be tried in which browser, and why. */
export default class WhatWasNotTried implements Reporter {
  readonly #reasons = new Map<string, Set<string>>()

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return
    const [, project = ''] = test.titlePath()
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? test.title
    const projects = this.#reasons.get(reason) ?? new Set()
    this.#reasons.set(reason, projects.add(project))
  }

  onEnd(): void {
    for (const [reason, projects] of this.#reasons)
      process.stdout.write(`Cannot be tried in ${[...projects].join(', ')}: ${reason}\n`)
  }
}
