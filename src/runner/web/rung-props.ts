import type { LabelledCode } from '#algorithms/labelled-code.ts'
import type { BuildLanguage } from '../listing/code-lines.ts'
import type { BuildContent } from './build-content.ts'

/** What the tab of a language shows. */
export interface TabPanel {
  readonly id: string
  /** Id of the tab. */
  readonly labelledBy: string
}

/** What every rung gets. */
export interface RungProps<Language extends BuildLanguage = BuildLanguage> {
  readonly content: BuildContent
  readonly language: Language
  /** The solution in this language. */
  readonly listing: LabelledCode
  readonly panel: TabPanel
  readonly isPassed: boolean
  onPass(): void
}
