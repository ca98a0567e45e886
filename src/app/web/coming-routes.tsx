import { ComingPage } from './ComingPage.tsx'
import { comingPages } from './coming-pages.ts'

export function MyHerdPage() {
  return <ComingPage page={comingPages.myHerd} />
}
